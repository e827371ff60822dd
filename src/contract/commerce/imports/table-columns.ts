import { type ImportField, importFields } from './imports.words.ts';

/** A column that has a place and no name, counted from 1. */
export const placeColumn = (place: number): string => `#${place}`;

/** A column that stands in no file: what is the same in every row. */
export const constantColumn = (field: string): string => `=${field}`;

/** What a column's name tells of it. */
export function columnOf(name: string): { place: number } | { constant: ImportField } | { name: string } {
  const place = /^#(\d{1,3})$/.exec(name)?.[1];
  if (place) return { place: Number(place) };
  const constant = importFields.find((field) => constantColumn(field) === name);
  return constant ? { constant } : { name };
}

/** "g:price", " Price " and "price": one name; the second of its kind gets a number. */
export function columnNames(header: string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((written, index) => {
    const name =
      written
        .replace(/^["']|["']$/g, '')
        .replace(/^g:/i, '')
        .trim()
        .normalize('NFC') || placeColumn(index + 1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
