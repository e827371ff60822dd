import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { productMerges } from '#db/schema/commerce/product-merges.ts';
import { products } from '#db/schema/commerce/products.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import type { OfferRow } from '../products/products.admin.queries.ts';

export type { ChangedText, MovedThings } from '#db/schema/commerce/product-merges.ts';
export type MergeRow = typeof productMerges.$inferSelect;

/** In the order of their numbers, so that two who lock several never wait for each other. */
export const lockOffersOf = (tx: Db, productIds: number[]): Promise<OfferRow[]> =>
  tx.select().from(offers).where(inArray(offers.productId, productIds)).orderBy(asc(offers.id)).for('update');

export async function moveOffer(
  tx: Db,
  id: number,
  set: { productId: number; preferred: boolean; updatedAt: Date },
): Promise<void> {
  await tx.update(offers).set(set).where(eq(offers.id, id));
}

export async function listShopLinksOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shopLinks.id })
    .from(shopLinks)
    .where(eq(shopLinks.productId, productId))
    .orderBy(asc(shopLinks.id));
  return rows.map(({ id }) => id);
}

/** Those that are still the one's. */
export async function moveShopLinks(tx: Db, ids: number[], from: number, to: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(shopLinks)
    .set({ productId: to })
    .where(and(inArray(shopLinks.id, ids), eq(shopLinks.productId, from)));
}

/** Who named the one as what came after them names the other; but none that the other itself names, or nothing would be last. */
export async function moveSuccessors(tx: Db, from: number, to: number, at: Date): Promise<number[]> {
  const [other] = await tx.select({ next: products.successorId }).from(products).where(eq(products.id, to));
  const rows = await tx
    .update(products)
    .set({ successorId: to, version: sql`${products.version} + 1`, updatedAt: at })
    .where(and(eq(products.successorId, from), ne(products.id, to), ne(products.id, other?.next ?? 0)))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}

/** Those that still name it. */
export async function moveSuccessorsBack(
  tx: Db,
  ids: number[],
  to: number,
  from: number,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ successorId: from, version: sql`${products.version} + 1`, updatedAt: at })
    .where(and(inArray(products.id, ids), eq(products.successorId, to)));
}

interface Targets {
  offers: number[];
  shopLinks: number[];
}

/** What was clicked, by what it led to. */
const clicked = (targets: Targets) => {
  const of = (kind: 'offer' | 'shop_link', ids: number[]) =>
    ids.length > 0 ? and(eq(clickDays.targetKind, kind), inArray(clickDays.targetId, ids)) : undefined;
  return or(sql`false`, of('offer', targets.offers), of('shop_link', targets.shopLinks));
};

/** Clicks go where their offers go. */
export async function moveClicks(tx: Db, targets: Targets, from: number, to: number): Promise<void> {
  await tx
    .update(clickDays)
    .set({ productId: to })
    .where(and(eq(clickDays.productId, from), clicked(targets)));
}

export async function countClicks(db: Db, targets: Targets, productId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${clickDays.count}), 0)::int` })
    .from(clickDays)
    .where(and(eq(clickDays.productId, productId), clicked(targets)));
  return row?.n ?? 0;
}

export async function countPrices(db: Db, offerIds: number[]): Promise<number> {
  if (offerIds.length === 0) return 0;
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(offerPrices)
    .where(inArray(offerPrices.offerId, offerIds));
  return row?.n ?? 0;
}

export async function insertMerge(tx: Db, row: typeof productMerges.$inferInsert): Promise<number> {
  const [made] = await tx.insert(productMerges).values(row).returning({ id: productMerges.id });
  if (!made) throw new Error('A merge was not kept.');
  return made.id;
}

export async function lockMerge(tx: Db, id: number): Promise<MergeRow | undefined> {
  const [row] = await tx.select().from(productMerges).where(eq(productMerges.id, id)).for('update');
  return row;
}

export async function markUndone(tx: Db, id: number, undoneBy: string, undoneAt: Date): Promise<void> {
  await tx.update(productMerges).set({ undoneBy, undoneAt }).where(eq(productMerges.id, id));
}

/** Without what was moved, which may be long. */
export const listMergesOf = (db: Db, productId: number, limit: number) =>
  db
    .select({
      id: productMerges.id,
      kind: productMerges.kind,
      fromId: productMerges.fromId,
      toId: productMerges.toId,
      by: productMerges.by,
      createdAt: productMerges.createdAt,
      undoneAt: productMerges.undoneAt,
    })
    .from(productMerges)
    .where(or(eq(productMerges.fromId, productId), eq(productMerges.toId, productId)))
    .orderBy(desc(productMerges.createdAt), desc(productMerges.id))
    .limit(limit);
export type MergeLine = Awaited<ReturnType<typeof listMergesOf>>[number];
