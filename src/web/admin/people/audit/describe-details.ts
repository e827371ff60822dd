import { roles as allRoles } from '#contract/site/roles.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

type Change = { from: unknown; to: unknown };

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function inWords(value: unknown, { audit, common, roles }: AdminTexts): string {
  if (value === null || value === undefined || value === '') return audit.nothing;
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const role = allRoles.find((each) => each === value);
  return role ? roles[role].name : (audit.values[String(value)] ?? String(value));
}

/** What an entry carries beside its sentence: in words where there are some, changes as before → after. */
export function describeDetails(
  details: Record<string, unknown> | null,
  texts: AdminTexts,
): { name: string; value: string }[] {
  const { audit } = texts;
  const wordsFor = (value: unknown): string =>
    isChange(value)
      ? audit.changed(inWords(value.from, texts), inWords(value.to, texts))
      : inWords(value, texts);
  if (isChange(details)) return [{ name: audit.change, value: wordsFor(details) }];
  return Object.entries(details ?? {}).map(([name, value]) => ({
    name: audit.fields[name] ?? name,
    value: wordsFor(value),
  }));
}
