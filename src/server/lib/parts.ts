import { limits } from '#contract/site/limits.ts';
import type { Place } from '#db/keyset.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** One part of a list, and where the next one begins. */
export interface Part<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** Rows were asked for one more than a part holds: that one tells whether there is a next part. */
export function partOf<Row>(found: Row[], size: number, cursorOf: (last: Row) => string | null): Part<Row> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: found.length > size && last ? cursorOf(last) : null };
}

/** The part of a list of the newest first that begins where the one before it ended. */
export async function readPart<Row>(
  cursor: string | undefined,
  list: (after: Place | undefined, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  size: number = limits.adminLists.part,
): Promise<Part<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return partOf(await list(after, size + 1), size, (last) => encodeCursor(placeOf(last)));
}

export const byCreation = ({ createdAt, id }: { createdAt: Date; id: number }): Place => ({
  at: createdAt,
  id,
});

export async function presentPart<Row, Item>(
  part: Promise<Part<Row>>,
  present: (row: Row) => Item,
): Promise<Part<Item>> {
  const { items, nextCursor } = await part;
  return { items: items.map((row) => present(row)), nextCursor };
}
