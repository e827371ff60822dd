/** How many a product can have beside its own. */
export const MOST_OTHER_EANS = 40;

const EAN = /^(?:\d{8}|\d{12,14})$/;

/** What somebody typed or pasted, without the spaces and hyphens that people put between digits. */
export const eanDigits = (text: string): string => text.replace(/[\s\p{Pd}]+/gu, '');

/**
 * Beginnings of thirteen digits that no maker was given: weighed and numbered in a shop (02, 04, 2…), coupons (05, 98,
 * 99). Two shops use the same one for different things.
 */
const NOBODYS = /^(?:0[245]|2|9[89])/;

/**
 * Whether a barcode tells a product from every other one in the world. Numbers of a shop's own and noughts alone stand
 * in feeds too: who matched by them would make strangers one.
 */
export function identifiesProduct(ean: string): boolean {
  const bare = ean.replace(/^0+/, '');
  // Of eight digits, those with a nought or a two before them are a shop's own.
  if (bare.length <= 8) return bare.length === 8 && !bare.startsWith('2');
  return !NOBODYS.test(bare.padStart(13, '0').slice(-13));
}

/**
 * By which a product is found: a number of twelve digits and the same with a nought before it are one, because shops
 * write either. One that tells no product from another has no spelling, so that nothing is found by it.
 */
export const eanSpellings = (ean: string): string[] => {
  if (!identifiesProduct(ean)) return [];
  const bare = ean.replace(/^0+/, '');
  return [
    ...new Set([ean, ...[8, 12, 13, 14].filter((n) => n >= bare.length).map((n) => bare.padStart(n, '0'))]),
  ];
};

/** The last digit is made of the others, counted from the end: 3, 1, 3, 1, … */
export function isEan(digits: string): boolean {
  if (!EAN.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
