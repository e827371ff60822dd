import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';

/** How many offers lead to each host, and how many of them have no minted link. */
export const countOffersByHost = (db: Db, locale: Locale) =>
  db
    .select({
      host: offers.shop,
      offers: sql<number>`count(*)::int`,
      unminted: sql<number>`(count(*) FILTER (WHERE ${offers.trackedUrl} IS NULL))::int`,
    })
    .from(offers)
    .where(and(eq(offers.locale, locale), eq(offers.marketplace, 'other')))
    .groupBy(offers.shop);

const isUnminted = (locale: Locale, hosts: readonly string[]) =>
  and(
    eq(offers.locale, locale),
    eq(offers.marketplace, 'other'),
    inArray(offers.shop, hosts),
    isNull(offers.trackedUrl),
  );

export const listUnminted = (db: Db, locale: Locale, hosts: readonly string[], limit: number) =>
  db
    .select({
      offerId: offers.id,
      title: sql<string>`${products.brand} || ' ' || ${products.name}`,
      url: sql<string>`coalesce(${offers.url}, '')`,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(isUnminted(locale, hosts))
    .orderBy(asc(offers.id))
    .limit(limit);

/** Held until the transaction ends, in one order for everybody. */
export const lockUnminted = (tx: Db, locale: Locale, hosts: readonly string[], ids: number[]) =>
  tx
    .select({ offer: offers, title: sql<string>`${products.brand} || ' ' || ${products.name}` })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(isUnminted(locale, hosts), inArray(offers.id, ids)))
    .orderBy(asc(offers.id))
    .for('update', { of: offers });

export async function setTrackedUrl(tx: Db, id: number, trackedUrl: string, updatedAt: Date): Promise<void> {
  await tx.update(offers).set({ trackedUrl, updatedAt }).where(eq(offers.id, id));
}
