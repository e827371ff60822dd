import { and, desc, eq, ne } from 'drizzle-orm';
import type { KeptSubject } from '#contract/writing/kept-texts/kept-texts.words.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { unsavedTexts } from '#db/schema/writing/kept-texts.ts';

export interface KeptPlace {
  subject: KeptSubject;
  id: number;
}
export type UnsavedRow = typeof unsavedTexts.$inferSelect;

const at = ({ subject, id }: KeptPlace) =>
  and(eq(unsavedTexts.subject, subject), eq(unsavedTexts.subjectId, String(id)));

export async function findUnsaved(
  db: Db,
  place: KeptPlace,
  actorId: string,
): Promise<UnsavedRow | undefined> {
  const [row] = await db
    .select()
    .from(unsavedTexts)
    .where(and(at(place), eq(unsavedTexts.actorId, actorId)))
    .limit(1);
  return row;
}

export const listOtherAuthors = (db: Db, place: KeptPlace, actorId: string) =>
  db
    .select({ name: unsavedTexts.actorName })
    .from(unsavedTexts)
    .where(and(at(place), ne(unsavedTexts.actorId, actorId)))
    .orderBy(desc(unsavedTexts.updatedAt));

export async function upsertUnsaved(db: Db, row: typeof unsavedTexts.$inferInsert): Promise<void> {
  await db
    .insert(unsavedTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [unsavedTexts.subject, unsavedTexts.subjectId, unsavedTexts.actorId],
      set: row,
    });
}

export async function deleteUnsaved(db: Db, place: KeptPlace, actorId?: string): Promise<void> {
  await db
    .delete(unsavedTexts)
    .where(and(at(place), actorId === undefined ? undefined : eq(unsavedTexts.actorId, actorId)));
}

/** Whether there is anything to write on: what nobody can open any more would be kept for ever. */
export async function isThere(db: Db, { subject, id }: KeptPlace): Promise<boolean> {
  const table = { review: reviews, product: products }[subject];
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1);
  return found.length > 0;
}
