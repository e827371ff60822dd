/**
 * Which characters a number or a sub-id may have, as words: definitions come from owners too, and a pattern that
 * somebody types could take for ever.
 */
const alphabets = {
  digits: '0123456789',
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  star: '*',
  slash: '/',
} as const;

export type CharacterKind = keyof typeof alphabets;
export const characterKinds = Object.keys(alphabets) as CharacterKind[];

/** How something is written: of which characters, and how long. */
export interface Spelling {
  characters: readonly CharacterKind[];
  min?: number | undefined;
  max: number;
}

const allowedBy = ({ characters }: Spelling): Set<string> =>
  new Set(characters.flatMap((kind) => [...alphabets[kind]]));

/** One that begins with a dot could be a step up in an address. */
export function isSpelled(spelling: Spelling, text: string): boolean {
  if (text.length < (spelling.min ?? 1) || text.length > spelling.max || text.startsWith('.')) return false;
  const allowed = allowedBy(spelling);
  return [...text].every((character) => allowed.has(character));
}

/** What is left of a text once everything else is dropped; it may be nothing. */
export function spelledAs(spelling: Spelling, text: string): string {
  const allowed = allowedBy(spelling);
  let kept = '';
  for (const character of text) {
    if (kept.length >= spelling.max) break;
    if (allowed.has(character) && (kept !== '' || character !== '.')) kept += character;
  }
  return kept.length < (spelling.min ?? 1) ? '' : kept;
}
