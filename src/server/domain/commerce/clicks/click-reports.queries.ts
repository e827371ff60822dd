import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ClickGrouping, Visitor } from '#contract/commerce/clicks/clicks.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

export interface Period {
  locale: Locale | undefined;
  from: string;
  to: string;
  visitor: Visitor;
}

type Counted = typeof clickDays | typeof viewDays;

const during = (table: Counted, { locale, from, to, visitor }: Period) =>
  and(
    between(table.day, from, to),
    eq(table.visitor, visitor),
    locale === undefined ? undefined : eq(table.locale, locale),
  );

const pageKey = (table: Counted) => sql`${table.pageKind} || ':' || ${table.pageId}`;
const productKey = sql`CASE WHEN ${clickDays.productId} > 0 THEN 'product:' || ${clickDays.productId}
  ELSE ${clickDays.targetKind} || ':' || ${clickDays.targetId} END`;

/** What rows of one grouping have in common; of views where pages are looked at. */
const clickKeys: Record<ClickGrouping, SQL> = {
  day: sql`${clickDays.day}::text`,
  edition: sql`${clickDays.locale}`,
  post: pageKey(clickDays),
  product: productKey,
  position: sql`${clickDays.position}`,
};
const viewKeys: Partial<Record<ClickGrouping, SQL>> = {
  day: sql`${viewDays.day}::text`,
  edition: sql`${viewDays.locale}`,
  post: pageKey(viewDays),
};

export interface KeyedCount {
  key: string;
  locale: Locale;
  count: number;
}

const keyed = (db: Db, table: Counted, key: SQL, period: Period): Promise<KeyedCount[]> =>
  db
    .select({
      key: sql<string>`${key}`.as('key'),
      locale: table.locale,
      count: sql<number>`sum(${table.count})::int`,
    })
    .from(table)
    .where(during(table, period))
    // By its place: the key holds values, and the same text twice would be two different parameters.
    .groupBy(sql`1`, table.locale);

export const sumClicks = (db: Db, by: ClickGrouping, period: Period) =>
  keyed(db, clickDays, clickKeys[by], period);

export const sumViews = async (db: Db, by: ClickGrouping, period: Period): Promise<KeyedCount[]> => {
  const key = viewKeys[by];
  return key ? keyed(db, viewDays, key, period) : [];
};

const named = {
  post: (db: Db, ids: number[]) =>
    db
      .select({ id: posts.id, name: posts.title, locale: posts.locale })
      .from(posts)
      .where(inArray(posts.id, ids)),
  review: (db: Db, ids: number[]) =>
    db
      .select({ id: reviews.id, name: reviews.title, locale: reviews.locale })
      .from(reviews)
      .where(inArray(reviews.id, ids)),
  category: (db: Db, ids: number[]) =>
    db
      .select({ id: categories.id, name: categories.name, locale: categories.locale })
      .from(categories)
      .where(inArray(categories.id, ids)),
  shop_link: (db: Db, ids: number[]) =>
    db
      .select({ id: shopLinks.id, name: shopLinks.title, locale: sql<Locale>`'br'` })
      .from(shopLinks)
      .where(inArray(shopLinks.id, ids)),
  product: (db: Db, ids: number[]) =>
    db
      .select({
        id: products.id,
        name: sql<string>`${products.brand} || ' ' || ${products.name}`,
        locale: sql<Locale | null>`NULL`,
      })
      .from(products)
      .where(inArray(products.id, ids)),
};
const isNamed = (kind: string): kind is keyof typeof named => Object.hasOwn(named, kind);

/** What "post:12" is called, of all keys at once; what is gone has no name. */
export async function listNames(db: Db, keys: string[]) {
  const ids = new Map<keyof typeof named, number[]>();
  for (const key of keys) {
    const [kind = '', id] = key.split(':');
    if (isNamed(kind)) ids.set(kind, [...(ids.get(kind) ?? []), Number(id)]);
  }
  const found = await Promise.all(
    [...ids].map(async ([kind, of]) =>
      (await named[kind](db, of)).map((row) => [`${kind}:${row.id}` as string, row] as const),
    ),
  );
  return new Map(found.flat());
}
