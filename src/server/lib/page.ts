import { encodeCursor, type Place } from './cursor.ts';

/** Rows were asked for one more than a page holds: that one tells whether there is a next page. */
export function pageOf<Row>(
  found: Row[],
  size: number,
  placeOf: (row: Row) => Place,
): { items: Row[]; nextCursor: string | null } {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: found.length > size && last ? encodeCursor(placeOf(last)) : null };
}
