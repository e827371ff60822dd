import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { replacementPlaces, replacements } from '#db/schema/writing/replacements.ts';

const newest = newestBy(replacements.createdAt, replacements.id);

export type ReplacementRow = typeof replacements.$inferSelect;
export type PlaceRow = typeof replacementPlaces.$inferSelect;
export type NewPlace = Omit<typeof replacementPlaces.$inferInsert, 'id' | 'replacementId'>;

export async function insertReplacement(
  tx: Db,
  row: typeof replacements.$inferInsert,
  places: NewPlace[],
): Promise<number> {
  const [made] = await tx.insert(replacements).values(row).returning({ id: replacements.id });
  if (!made) throw new Error('A replacement was not kept.');
  await tx.insert(replacementPlaces).values(places.map((place) => ({ ...place, replacementId: made.id })));
  return made.id;
}

const countOfPlaces = sql<number>`(SELECT count(*)::int FROM text_replacement_places places
  WHERE places.replacement_id = text_replacements.id)`;

export const listReplacements = (db: Db, after: Place | undefined, limit: number) =>
  db
    .select({ replacement: replacements, places: countOfPlaces })
    .from(replacements)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);

/** Held: of two who take it back at once, one does. */
export async function lockReplacement(tx: Db, id: number): Promise<ReplacementRow | undefined> {
  const [row] = await tx
    .select()
    .from(replacements)
    .where(and(eq(replacements.id, id), isNull(replacements.undoneAt)))
    .for('update');
  return row;
}

export const listPlaces = (tx: Db, replacementId: number): Promise<PlaceRow[]> =>
  tx
    .select()
    .from(replacementPlaces)
    .where(eq(replacementPlaces.replacementId, replacementId))
    .orderBy(asc(replacementPlaces.id));

export async function markUndone(tx: Db, id: number, at: Date, by: string): Promise<void> {
  await tx.update(replacements).set({ undoneAt: at, undoneBy: by }).where(eq(replacements.id, id));
}

export async function deleteReplacementsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(replacements).where(lt(replacements.createdAt, moment));
  return affectedRows;
}
