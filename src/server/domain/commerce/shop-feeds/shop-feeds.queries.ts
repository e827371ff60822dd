import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';

export type ShopFeedRow = typeof shopFeeds.$inferSelect;
export type NewShopFeedRow = typeof shopFeeds.$inferInsert;

const withImport = {
  feed: shopFeeds,
  importState: imports.state,
  held: imports.held,
};

const inImports = eq(imports.id, shopFeeds.importId);

/** With how its newest import stands. */
export const listShopFeeds = (db: Db) =>
  db
    .select(withImport)
    .from(shopFeeds)
    .leftJoin(imports, inImports)
    .orderBy(asc(shopFeeds.locale), asc(shopFeeds.name));

export async function findShopFeed(db: Db, id: number) {
  const [row] = await db
    .select(withImport)
    .from(shopFeeds)
    .leftJoin(imports, inImports)
    .where(eq(shopFeeds.id, id))
    .limit(1);
  return row;
}

export async function lockShopFeed(tx: Db, id: number): Promise<ShopFeedRow | undefined> {
  const [row] = await tx.select().from(shopFeeds).where(eq(shopFeeds.id, id)).for('update');
  return row;
}

export async function countShopFeeds(tx: Db): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(shopFeeds);
  return row?.n ?? 0;
}

export async function insertShopFeed(tx: Db, row: NewShopFeedRow): Promise<number> {
  const [made] = await tx.insert(shopFeeds).values(row).returning({ id: shopFeeds.id });
  if (!made) throw new Error('A feed was not kept.');
  return made.id;
}

export async function updateShopFeed(tx: Db, id: number, set: Partial<NewShopFeedRow>): Promise<void> {
  await tx.update(shopFeeds).set(set).where(eq(shopFeeds.id, id));
}

export async function deleteShopFeed(tx: Db, id: number): Promise<void> {
  await tx.delete(shopFeeds).where(eq(shopFeeds.id, id));
}

const isDue = (now: Date) => and(eq(shopFeeds.paused, false), lte(shopFeeds.nextAt, now));

/** The one that has waited longest. */
export async function findDue(db: Db, now: Date): Promise<ShopFeedRow | undefined> {
  const [row] = await db
    .select()
    .from(shopFeeds)
    .where(isDue(now))
    .orderBy(asc(shopFeeds.nextAt), asc(shopFeeds.id))
    .limit(1);
  return row;
}

/** One that waits for a look that nobody has taken steps back for a newer file. */
export async function setAside(tx: Db, importId: number, at: Date): Promise<void> {
  await tx
    .update(imports)
    .set({ state: 'cancelled', finishedAt: at, worker: null })
    .where(and(eq(imports.id, importId), inArray(imports.state, ['uploaded', 'checked'])));
}

/** Only of the import that was taken in last: another one's end says nothing of the next. */
export async function lookAgain(tx: Db, id: number, importId: number): Promise<void> {
  await tx
    .update(shopFeeds)
    .set({ lookBecause: 'after_undo' })
    .where(and(eq(shopFeeds.id, id), eq(shopFeeds.appliedImportId, importId)));
}
