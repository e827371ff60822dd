import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

const onDay = (locale: Locale, date: string) => and(eq(launches.locale, locale), eq(launches.date, date));

export const listDays = (db: Db, locale: Locale, before: string | undefined, limit: number) =>
  db
    .select({
      date: launches.date,
      products: count(),
      hidden: sql<number>`(count(*) FILTER (WHERE ${reviews.status} <> 'published'))::int`,
    })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(and(eq(launches.locale, locale), before === undefined ? undefined : lt(launches.date, before)))
    .groupBy(launches.date)
    .orderBy(desc(launches.date))
    .limit(limit);

export const listDayProducts = (db: Db, locale: Locale, date: string) =>
  db
    .select({
      reviewId: launches.reviewId,
      price: launches.price,
      createdAt: launches.createdAt,
      reviewStatus: reviews.status,
      productId: products.id,
      brand: products.brand,
      name: products.name,
      imageUrl: products.imageUrl,
    })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(onDay(locale, date))
    .orderBy(asc(launches.position), asc(launches.id));
export type LaunchedProduct = Awaited<ReturnType<typeof listDayProducts>>[number];

/** Whoever writes a day waits for whoever writes it already: a day has no row of its own to hold. */
export async function holdDay(tx: Db, locale: Locale, date: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`launches ${locale} ${date}`}, 0))`);
}

export const listReviewsOf = (db: Db, locale: Locale, productIds: number[]) =>
  db
    .select({ id: reviews.id, productId: reviews.productId, status: reviews.status })
    .from(reviews)
    .where(and(eq(reviews.locale, locale), inArray(reviews.productId, productIds)));

export const listOffersOf = (db: Db, locale: Locale, productIds: number[]) =>
  db
    .select({
      productId: offers.productId,
      marketplace: offers.marketplace,
      url: offers.url,
      price: offers.price,
    })
    .from(offers)
    .where(and(eq(offers.locale, locale), inArray(offers.productId, productIds)))
    .orderBy(asc(offers.id));

type NewLaunch = typeof launches.$inferInsert;

export async function replaceDay(tx: Db, locale: Locale, date: string, rows: NewLaunch[]): Promise<void> {
  await tx.delete(launches).where(onDay(locale, date));
  if (rows.length > 0) await tx.insert(launches).values(rows);
}
