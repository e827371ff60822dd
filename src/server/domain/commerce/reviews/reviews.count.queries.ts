import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { parsePriceBand } from '#contract/commerce/products/price-bands.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { joined, matching, type ReviewFilter } from './reviews.match.queries.ts';
import { inBand, isBuyable, shownOffers } from './reviews.offers.queries.ts';

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const [row] = await joined(db.select({ total: count() }).from(reviews).$dynamic()).where(
    matching(db, filter),
  );
  return row?.total ?? 0;
}

export const countByCategory = (db: Db, filter: ReviewFilter) =>
  joined(
    db
      .select({
        value: sql<string>`${categories.slug}`,
        name: sql<string>`${categories.name}`,
        count: count(),
      })
      .from(reviews)
      .$dynamic(),
  )
    .where(and(matching(db, { ...filter, categorySlug: undefined }), isNotNull(categories.id)))
    .groupBy(categories.slug, categories.name);

export const countByBrand = (db: Db, filter: ReviewFilter) =>
  joined(db.select({ value: products.brand, name: products.brand, count: count() }).from(reviews).$dynamic())
    .where(matching(db, { ...filter, brand: undefined }))
    .groupBy(products.brand);

/** How many there are in each band; a product without a price that may be shown is in none. */
export async function countByPrice(db: Db, filter: ReviewFilter, bands: string[]) {
  const shown = shownOffers(db, filter.locale, filter.rules);
  const within = (band: string) => {
    const range = parsePriceBand(band);
    return sql<number>`count(*) FILTER (WHERE ${range && inBand(shown, range)})`.mapWith(Number);
  };
  if (bands.length === 0) return [];
  const [row] = await joined(
    db
      .select(Object.fromEntries(bands.map((band) => [band, within(band)])))
      .from(reviews)
      .$dynamic(),
  )
    .leftJoin(shown, eq(shown.productId, reviews.productId))
    .where(matching(db, { ...filter, price: undefined }));
  return bands.map((value) => ({ value, count: row?.[value] ?? 0 }));
}

export async function countByAvailability(db: Db, filter: ReviewFilter) {
  const shown = shownOffers(db, filter.locale, filter.rules);
  const [row] = await joined(
    db
      .select({
        all: count(),
        now: sql<number>`count(*) FILTER (WHERE ${isBuyable(shown)})`.mapWith(Number),
      })
      .from(reviews)
      .$dynamic(),
  )
    .leftJoin(shown, eq(shown.productId, reviews.productId))
    .where(matching(db, { ...filter, buyableNow: undefined }));
  return { all: row?.all ?? 0, now: row?.now ?? 0 };
}

export const listCategoryNames = (db: Db, locale: Locale): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.locale, locale));

/** A category's name, wherever nothing in it matches. */
export async function findCategoryName(
  db: Db,
  { locale, categorySlug = '' }: ReviewFilter,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.locale, locale), eq(categories.slug, categorySlug)))
    .limit(1);
  return row?.name;
}
