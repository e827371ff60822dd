import { engineLimits } from '#contract/site/engine-limits.ts';
import type { ReplacementRule } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import type { PassagePiece } from '#contract/writing/replacements/replacements.words.ts';

const { around, passages: mostPassages } = engineLimits.replacements;

/** What was found so far, and the first passages as they would read. */
export interface Findings {
  count: number;
  passages: PassagePiece[][];
}

export type ReplaceWords = (text: string) => string;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const LETTER = '[\\p{L}\\p{N}\\p{M}_]';

/** Nobody's patterns: what is typed is looked for as it stands, so nothing typed can take for ever. */
function patternOf({ find, matchCase, wholeWords }: ReplacementRule): RegExp {
  const words = escaped(find);
  const source = wholeWords ? `(?<!${LETTER})${words}(?!${LETTER})` : words;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

/** Cut between words where there is one near. */
function tail(text: string): string {
  if (text.length <= around) return text;
  return `…${text.slice(-around).replace(/^\S{0,20}\s/, '')}`;
}
function head(text: string): string {
  if (text.length <= around) return text;
  return `${text.slice(0, around).replace(/\s\S{0,20}$/, '')}…`;
}

/** A replacer that writes down what it does. The replacement is put in as it is, dollars and all. */
export function createReplacer(rule: ReplacementRule): { replace: ReplaceWords; findings: Findings } {
  const findings: Findings = { count: 0, passages: [] };
  const pattern = patternOf(rule);
  const replace = (text: string) =>
    text.replace(pattern, (found: string, ...rest) => {
      if (found === rule.replacement) return found;
      findings.count += 1;
      const at = rest.find((each) => typeof each === 'number') as number;
      if (findings.passages.length < mostPassages) {
        const pieces: PassagePiece[] = [
          { kind: 'same', text: tail(text.slice(0, at)) },
          { kind: 'removed', text: found },
          { kind: 'added', text: rule.replacement },
          { kind: 'same', text: head(text.slice(at + found.length)) },
        ];
        findings.passages.push(pieces.filter((piece) => piece.text !== ''));
      }
      return rule.replacement;
    });
  return { replace, findings };
}

/** The longest run of plain letters: every database compares those alike, whatever its language. */
export const plainCore = (find: string): string | undefined =>
  (find.match(/[A-Za-z0-9]+/g) ?? []).sort((one, other) => other.length - one.length)[0];
