import { asc, eq } from 'drizzle-orm';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { networks } from '#db/schema/commerce/networks.ts';
import { editions } from '#db/schema/running/editions.ts';
import { readNetworks } from '#server/domain/commerce/networks/read-networks.ts';

type StoredEdition = typeof editions.$inferSelect;
/** With the networks that its owners have defined: what its shops' links are made by. */
export type EditionRow = StoredEdition & { ownNetworks: Network[] };
export type NewEdition = typeof editions.$inferInsert;

/** Whether links of the edition are made by definitions at all. */
export const hasNetworks = ({ shops }: Pick<StoredEdition, 'shops'>): boolean =>
  shops.some(({ network }) => network !== null);

async function withNetworks(db: Db, rows: StoredEdition[]): Promise<EditionRow[]> {
  const own = rows.some(hasNetworks) ? readNetworks(await db.select().from(networks)).own : [];
  const ownNetworks = own.map(({ network }) => network);
  return rows.map((row) => ({ ...row, ownNetworks }));
}

export async function findEdition(db: Db, locale: Locale): Promise<EditionRow | undefined> {
  const rows = await db.select().from(editions).where(eq(editions.locale, locale)).limit(1);
  return (await withNetworks(db, rows))[0];
}

export const listEditions = async (db: Db): Promise<EditionRow[]> =>
  withNetworks(db, await db.select().from(editions).orderBy(asc(editions.id)));

/** Held until the transaction ends: what is checked together is changed together. */
export async function lockEdition(tx: Db, locale: Locale): Promise<EditionRow | undefined> {
  const rows = await tx.select().from(editions).where(eq(editions.locale, locale)).for('update');
  return (await withNetworks(tx, rows))[0];
}

export async function updateEdition(
  tx: Db,
  locale: Locale,
  fields: Partial<StoredEdition>,
): Promise<EditionRow> {
  const rows = await tx.update(editions).set(fields).where(eq(editions.locale, locale)).returning();
  const [row] = await withNetworks(tx, rows);
  if (!row) throw new Error(`The edition ${locale} was not kept.`);
  return row;
}

/** Of two who begin at once, one brings them. */
export async function insertEditions(db: Db, rows: NewEdition[]): Promise<void> {
  await db.insert(editions).values(rows).onConflictDoNothing();
}
