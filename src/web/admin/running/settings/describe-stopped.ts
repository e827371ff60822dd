import type { PolicyReport } from '#contract/running/policy-reports/policy-reports.admin.schemas.ts';
import type { SettingsTexts } from '#i18n/admin/pt/running/settings.ts';

type StoppedTexts = SettingsTexts['stopped'];
type Kind = keyof StoppedTexts['kinds'];

/** What a directive is about, by how its name begins: each has finer ones below it (script-src-elem). */
const kinds: [beginning: string, kind: Kind][] = [
  ['script-src', 'script'],
  ['worker-src', 'script'],
  ['style-src', 'style'],
  ['img-src', 'picture'],
  ['media-src', 'picture'],
  ['font-src', 'font'],
  ['connect-src', 'connection'],
  ['frame', 'frame'],
  ['form-action', 'form'],
  ['trusted-types', 'text'],
  ['require-trusted-types-for', 'text'],
];

const isWord = (blocked: string, words: StoppedTexts['words']): blocked is keyof StoppedTexts['words'] =>
  Object.hasOwn(words, blocked);

/** A report in words: what was stopped, and where it would have come from. */
export function describeStopped(
  { directive, blocked }: Pick<PolicyReport, 'directive' | 'blocked'>,
  { kinds: names, words }: StoppedTexts,
): { kind: string; from: string } {
  const kind = kinds.find(([beginning]) => directive.startsWith(beginning))?.[1] ?? 'other';
  return { kind: names[kind], from: isWord(blocked, words) ? words[blocked] : blocked };
}
