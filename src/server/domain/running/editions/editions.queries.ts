import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { editions } from '#db/schema/running/editions.ts';

export type EditionRow = typeof editions.$inferSelect;
export type NewEdition = typeof editions.$inferInsert;

export async function findEdition(db: Db, locale: Locale): Promise<EditionRow | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.locale, locale)).limit(1);
  return row;
}

export const listEditions = (db: Db): Promise<EditionRow[]> =>
  db.select().from(editions).orderBy(asc(editions.id));

/** Held until the transaction ends: what is checked together is changed together. */
export async function lockEdition(tx: Db, locale: Locale): Promise<EditionRow | undefined> {
  const [row] = await tx.select().from(editions).where(eq(editions.locale, locale)).for('update');
  return row;
}

export async function updateEdition(
  tx: Db,
  locale: Locale,
  fields: Partial<EditionRow>,
): Promise<EditionRow> {
  const [row] = await tx.update(editions).set(fields).where(eq(editions.locale, locale)).returning();
  if (!row) throw new Error(`The edition ${locale} was not kept.`);
  return row;
}

/** Of two who begin at once, one brings them. */
export async function insertEditions(db: Db, rows: NewEdition[]): Promise<void> {
  await db.insert(editions).values(rows).onConflictDoNothing();
}
