/** A column that has a place and no name, counted from 1. */
export const placeColumn = (place: number): string => `#${place}`;

/** A column that stands in no file: what is the same in every row. */
export const constantColumn = (field: string): string => `=${field}`;

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
