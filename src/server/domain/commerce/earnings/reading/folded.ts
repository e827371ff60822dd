/** A column's name without accents, capitals, brackets and signs of currencies. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\([^()]*\)|[$€£]/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
