import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { productMerges } from '#db/schema/commerce/product-merges.ts';

/** By the shop's number of it, which one of our offers has: one product, though several of its offers may have the number. */
export const productByNumber = (db: Db) =>
  db
    .select({
      locale: sql<Locale>`${offers.locale}`.as('of_locale'),
      externalId: sql<string>`${offers.externalId}`.as('of_external_id'),
      id: sql<number>`min(${offers.productId})`.as('of_product_id'),
    })
    .from(offers)
    .where(sql`${offers.externalId} <> ''`)
    .groupBy(offers.locale, offers.externalId)
    .as('product');

export const productSold = (product: ReturnType<typeof productByNumber>) =>
  and(eq(product.locale, earningRows.locale), eq(product.externalId, earningRows.externalId));

/** Links that were out before two products became one name the one that is put away: it is the other now. */
export const mergedProducts = (db: Db) =>
  db
    .selectDistinctOn([productMerges.fromId], { fromId: productMerges.fromId, toId: productMerges.toId })
    .from(productMerges)
    .where(and(eq(productMerges.kind, 'merge'), isNull(productMerges.undoneAt)))
    .orderBy(productMerges.fromId, desc(productMerges.id))
    .as('merged');

export const productLinked = (merged: ReturnType<typeof mergedProducts>) =>
  sql<number>`coalesce(${merged.toId}, nullif(${earningRows.productId}, 0))`;
