import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';

export type ClickRow = typeof clickDays.$inferInsert;
export type ViewRow = typeof viewDays.$inferInsert;

const BATCH = 1_000;

/** Adds to what is there: two servers that store at once both count. */
export async function addClicks(tx: Db, rows: ClickRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insert(clickDays)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [
          clickDays.day,
          clickDays.locale,
          clickDays.pageKind,
          clickDays.pageId,
          clickDays.targetKind,
          clickDays.targetId,
          clickDays.position,
          clickDays.visitor,
        ],
        set: { count: sql`${clickDays.count} + excluded.count` },
      });
  }
}

export async function addViews(tx: Db, rows: ViewRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insert(viewDays)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [viewDays.day, viewDays.locale, viewDays.pageKind, viewDays.pageId, viewDays.visitor],
        set: { count: sql`${viewDays.count} + excluded.count` },
      });
  }
}

export async function deleteDaysBefore(db: Db, day: string): Promise<number> {
  const clicks = await db.delete(clickDays).where(lt(clickDays.day, day));
  const views = await db.delete(viewDays).where(lt(viewDays.day, day));
  return (clicks.affectedRows ?? 0) + (views.affectedRows ?? 0);
}

type Sluggish = typeof posts | typeof reviews | typeof categories;

const bySlug = (db: Db, table: Sluggish, slugs: string[], readable?: ReturnType<typeof eq>) =>
  db
    .select({ id: table.id, locale: table.locale, slug: table.slug })
    .from(table)
    .where(and(inArray(table.slug, slugs), readable));

/** Pages that readers can see, in whichever edition. */
export const listPosts = (db: Db, slugs: string[]) => bySlug(db, posts, slugs, eq(posts.status, 'published'));
export const listReviews = (db: Db, slugs: string[]) =>
  bySlug(db, reviews, slugs, eq(reviews.status, 'published'));
export const listCategories = (db: Db, slugs: string[]) => bySlug(db, categories, slugs);

const shopLink = { id: shopLinks.id, slug: shopLinks.slug, url: shopLinks.url };
export const listShopLinks = (db: Db, slugs: string[]) =>
  db.select(shopLink).from(shopLinks).where(inArray(shopLinks.slug, slugs));
export const listShopLinksTo = (db: Db, urls: string[]) =>
  db.select(shopLink).from(shopLinks).where(inArray(shopLinks.url, urls));

const offer = {
  id: offers.id,
  locale: offers.locale,
  productId: offers.productId,
  marketplace: offers.marketplace,
  externalId: offers.externalId,
  url: offers.url,
};
export const listOffers = (db: Db, ids: number[]) =>
  db.select(offer).from(offers).where(inArray(offers.id, ids));
export const listOffersOf = (db: Db, externalIds: string[]) =>
  db
    .select(offer)
    .from(offers)
    .where(and(eq(offers.marketplace, 'amazon'), inArray(offers.externalId, externalIds)));
export const listOffersTo = (db: Db, urls: string[]) =>
  db.select(offer).from(offers).where(inArray(offers.url, urls));

/** How often people followed links to each of these products since a day, in whichever edition. */
export const countClicksByProduct = (db: Db, productIds: number[], since: string) =>
  db
    .select({ productId: clickDays.productId, clicks: sql<number>`sum(${clickDays.count})::int` })
    .from(clickDays)
    .where(
      and(
        inArray(clickDays.productId, productIds),
        gte(clickDays.day, since),
        eq(clickDays.visitor, 'person'),
      ),
    )
    .groupBy(clickDays.productId);
