const EAN = /^(?:\d{8}|\d{12,14})$/;

/** What somebody typed or pasted, without the spaces and hyphens that people put between digits. */
export const eanDigits = (text: string): string => text.replace(/[\s\p{Pd}]+/gu, '');

/** A number of twelve digits and the same with a nought before it are one: shops write either. */
export const eanSpellings = (ean: string): string[] => {
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
