import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ReplacedKind } from '#contract/writing/links/failing-links.words.ts';
import type { LinkPlaceKind } from '#contract/writing/links/links.words.ts';
import type { Db } from '#db/open.ts';
import { linkReplacementPlaces, linkReplacements } from '#db/schema/writing/link-ends.ts';
import { linkPlaces } from '#db/schema/writing/links.ts';

export type ReplacementRow = typeof linkReplacements.$inferSelect;
export type PlaceRow = typeof linkReplacementPlaces.$inferSelect;
export type NewPlace = Omit<typeof linkReplacementPlaces.$inferInsert, 'id' | 'replacementId'>;

export async function insertReplacement(
  tx: Db,
  row: typeof linkReplacements.$inferInsert,
  places: NewPlace[],
): Promise<number> {
  const [made] = await tx.insert(linkReplacements).values(row).returning({ id: linkReplacements.id });
  if (!made) throw new Error('A replacement was not kept.');
  await tx
    .insert(linkReplacementPlaces)
    .values(places.map((place) => ({ ...place, replacementId: made.id })));
  return made.id;
}

/** Held: of two who take it back at once, one does. */
export async function lockReplacement(tx: Db, id: number): Promise<ReplacementRow | undefined> {
  const [row] = await tx
    .select()
    .from(linkReplacements)
    .where(and(eq(linkReplacements.id, id), isNull(linkReplacements.undoneAt)))
    .for('update');
  return row;
}

/** The last that was written comes first: it is taken back in that order. */
export const listPlaces = (tx: Db, replacementId: number): Promise<PlaceRow[]> =>
  tx
    .select()
    .from(linkReplacementPlaces)
    .where(eq(linkReplacementPlaces.replacementId, replacementId))
    .orderBy(desc(linkReplacementPlaces.id));

export async function markUndone(tx: Db, id: number, at: Date, by: string): Promise<void> {
  await tx.update(linkReplacements).set({ undoneAt: at, undoneBy: by }).where(eq(linkReplacements.id, id));
}

export async function deleteReplacementsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(linkReplacements)
    .where(lt(linkReplacements.createdAt, moment));
  return affectedRows;
}

/** It stands there no longer: the next look would find that out, and nobody has to wait for it. */
export async function forgetPlaces(
  tx: Db,
  linkId: number,
  kind: LinkPlaceKind & ReplacedKind,
  ids: number[],
) {
  if (ids.length === 0) return;
  await tx
    .delete(linkPlaces)
    .where(and(eq(linkPlaces.linkId, linkId), eq(linkPlaces.kind, kind), inArray(linkPlaces.subjectId, ids)));
}
