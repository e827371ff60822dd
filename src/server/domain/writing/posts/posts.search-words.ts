/** The trigram indexes know runs of three ASCII letters and digits, and how words begin; nothing of "&" or "ж". */
const RUN_OF_THREE = /[a-z0-9]{3}/;
const INDEXED = /[a-z0-9]/;
/** Spelled out: from a set that says what it excludes, an index could not tell which trigrams to look up. */
const BEFORE_A_WORD = '(^|[ !-/:-@[-`{-~])';

/** Whether an index can narrow a search for this word at all. */
export const isIndexed = (word: string): boolean => INDEXED.test(word);

/** "tv" is looked for where words begin: in the middle of others it is no find, and no index has it. */
export const mustBeginWord = (word: string): boolean => isIndexed(word) && !RUN_OF_THREE.test(word);

/** A regular expression that PostgreSQL and JavaScript read alike. */
export const beginningOf = (word: string): string =>
  BEFORE_A_WORD + word.replace(/[^a-z0-9\P{ASCII}]/gu, '\\$&');

/** How the database matches, for texts that are at hand already. */
export function containsEveryWord(words: string[]): (text: string) => boolean {
  const tests = words.map((word) => {
    if (!mustBeginWord(word)) return (text: string) => text.includes(word);
    const beginning = new RegExp(beginningOf(word));
    return (text: string) => beginning.test(text);
  });
  return (text) => tests.every((test) => test(text));
}
