export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "clickref clickref2", with or without commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** NaN where somebody typed no whole number. */
export const wholeOf = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);
