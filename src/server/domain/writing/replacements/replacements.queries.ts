import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { textReplacementPlaces, textReplacements } from '#db/schema/text-replacements.ts';

const newest = newestBy(textReplacements.createdAt, textReplacements.id);

export type ReplacementRow = typeof textReplacements.$inferSelect;
export type PlaceRow = typeof textReplacementPlaces.$inferSelect;
export type NewPlace = Omit<typeof textReplacementPlaces.$inferInsert, 'id' | 'replacementId'>;

export async function insertReplacement(
  tx: Db,
  row: typeof textReplacements.$inferInsert,
  places: NewPlace[],
): Promise<number> {
  const [made] = await tx.insert(textReplacements).values(row).returning({ id: textReplacements.id });
  if (!made) throw new Error('A replacement was not kept.');
  await tx
    .insert(textReplacementPlaces)
    .values(places.map((place) => ({ ...place, replacementId: made.id })));
  return made.id;
}

const countOfPlaces = sql<number>`(SELECT count(*)::int FROM text_replacement_places places
  WHERE places.replacement_id = text_replacements.id)`;

export const listReplacements = (db: Db, after: Place | undefined, limit: number) =>
  db
    .select({ replacement: textReplacements, places: countOfPlaces })
    .from(textReplacements)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);

/** Held: of two who take it back at once, one does. */
export async function lockReplacement(tx: Db, id: number): Promise<ReplacementRow | undefined> {
  const [row] = await tx
    .select()
    .from(textReplacements)
    .where(and(eq(textReplacements.id, id), isNull(textReplacements.undoneAt)))
    .for('update');
  return row;
}

export const listPlaces = (tx: Db, replacementId: number): Promise<PlaceRow[]> =>
  tx
    .select()
    .from(textReplacementPlaces)
    .where(eq(textReplacementPlaces.replacementId, replacementId))
    .orderBy(asc(textReplacementPlaces.id));

export async function markUndone(tx: Db, id: number, at: Date, by: string): Promise<void> {
  await tx.update(textReplacements).set({ undoneAt: at, undoneBy: by }).where(eq(textReplacements.id, id));
}

export async function deleteReplacementsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(textReplacements)
    .where(lt(textReplacements.createdAt, moment));
  return affectedRows;
}
