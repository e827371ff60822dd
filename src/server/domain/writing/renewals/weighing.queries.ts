import { and, asc, between, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { RenewedKind } from '#contract/writing/renewals/renewals.words.ts';
import type { Db } from '#db/open.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { innerLinks } from '#db/schema/writing/inner-links.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { renewals } from '#db/schema/writing/renewals.ts';

const WRITTEN = ['post', 'review'] as const;
export interface Span {
  before: string;
  from: string;
  to: string;
}

/** What people followed and looked at, page by page: the last days, and as many before them. */
export const sumClicks = (db: Db, { before, from, to }: Span) =>
  db
    .select({
      kind: clickDays.pageKind,
      id: clickDays.pageId,
      now: sql<number>`coalesce(sum(${clickDays.count}) FILTER (WHERE ${clickDays.day} >= ${from}), 0)::int`,
      before: sql<number>`coalesce(sum(${clickDays.count}) FILTER (WHERE ${clickDays.day} < ${from}), 0)::int`,
    })
    .from(clickDays)
    .where(
      and(
        between(clickDays.day, before, to),
        eq(clickDays.visitor, 'person'),
        inArray(clickDays.pageKind, [...WRITTEN]),
      ),
    )
    .groupBy(clickDays.pageKind, clickDays.pageId);

export const sumViews = (db: Db, { from, to }: Span) =>
  db
    .select({ kind: viewDays.pageKind, id: viewDays.pageId, n: sql<number>`sum(${viewDays.count})::int` })
    .from(viewDays)
    .where(
      and(
        between(viewDays.day, from, to),
        eq(viewDays.visitor, 'person'),
        inArray(viewDays.pageKind, [...WRITTEN]),
      ),
    )
    .groupBy(viewDays.pageKind, viewDays.pageId);

const shownAt = sql`coalesce(${posts.readersUpdatedAt}, ${posts.publishedAt})`;

/** How many days ago half of a category's articles said something new: what is much older is behind. */
export const listPaces = (db: Db, at: Date) =>
  db
    .select({
      categoryId: posts.categoryId,
      days: sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${at.toISOString()}::timestamptz - ${shownAt}) / 86400)::float8`,
    })
    .from(posts)
    .where(eq(posts.status, 'published'))
    .groupBy(posts.categoryId);

export interface WeighedText {
  id: number;
  locale: Locale;
  slug: string;
  version: number;
  title: string;
  categoryId: number | null;
  shownAt: Date | null;
  productIds: number[];
}

export const listPosts = async (db: Db, after: number, limit: number): Promise<WeighedText[]> =>
  (
    await db
      .select({
        id: posts.id,
        locale: posts.locale,
        slug: posts.slug,
        version: posts.version,
        title: posts.title,
        categoryId: posts.categoryId,
        published: posts.publishedAt,
        updated: posts.readersUpdatedAt,
        productIds: sql<number[]>`${productsNamedIn('posts.content')}`,
      })
      .from(posts)
      .where(and(eq(posts.status, 'published'), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(limit)
  ).map(({ published, updated, productIds, ...post }) => ({
    ...post,
    shownAt: updated ?? published,
    productIds: [...new Set(productIds)],
  }));

export const listReviews = async (db: Db, after: number, limit: number): Promise<WeighedText[]> =>
  (
    await db
      .select({
        id: reviews.id,
        locale: reviews.locale,
        slug: reviews.slug,
        version: reviews.version,
        title: reviews.title,
        categoryId: reviews.categoryId,
        shownAt: reviews.publishedAt,
        updates: reviews.updates,
        productId: reviews.productId,
      })
      .from(reviews)
      .where(and(eq(reviews.status, 'published'), gt(reviews.id, after)))
      .orderBy(asc(reviews.id))
      .limit(limit)
  ).map(({ productId, updates, ...review }) => ({
    ...review,
    shownAt: updates[0] ? new Date(updates[0].date) : review.shownAt,
    productIds: [productId],
  }));

/** Whether some shop of the edition still has it, and whether one says what it costs. */
export const listSold = async (db: Db, productIds: number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({
          productId: offers.productId,
          locale: offers.locale,
          sold: sql<boolean>`bool_or(${offers.availability} <> 'out_of_stock')`,
          priced: sql<boolean>`bool_or(${offers.price} IS NOT NULL)`,
        })
        .from(offers)
        .where(inArray(offers.productId, productIds))
        .groupBy(offers.productId, offers.locale);

export const countBroken = (db: Db, kind: RenewedKind, ids: number[]) =>
  db
    .select({ id: linkPlaces.subjectId, n: sql<number>`count(*)::int` })
    .from(linkPlaces)
    .innerJoin(linkChecks, eq(linkChecks.id, linkPlaces.linkId))
    .where(
      and(
        eq(linkPlaces.kind, kind),
        inArray(linkPlaces.subjectId, ids),
        isNotNull(linkChecks.brokenAt),
        isNull(linkChecks.excludedAt),
      ),
    )
    .groupBy(linkPlaces.subjectId);

const isTold = and(
  isNotNull(linkFindings.confirmedAt),
  isNull(linkFindings.replacedAt),
  isNull(linkChecks.excludedAt),
  isNull(linkChecks.brokenAt),
);

/** Links in their words that answer and lead to the wrong end. */
export const countFailing = (db: Db, kind: RenewedKind, ids: number[]) =>
  db
    .select({ id: linkPlaces.subjectId, n: sql<number>`count(*)::int` })
    .from(linkFindings)
    .innerJoin(linkChecks, eq(linkChecks.id, linkFindings.linkId))
    .innerJoin(linkPlaces, eq(linkPlaces.linkId, linkFindings.linkId))
    .where(and(isTold, eq(linkPlaces.kind, kind), inArray(linkPlaces.subjectId, ids)))
    .groupBy(linkPlaces.subjectId);

/** Offers whose link does so, but for those that say themselves that they are sold out. */
export const listFailingOffers = (db: Db, productIds: number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({ productId: offers.productId, locale: offers.locale, n: sql<number>`count(*)::int` })
        .from(linkFindings)
        .innerJoin(linkChecks, eq(linkChecks.id, linkFindings.linkId))
        .innerJoin(linkPlaces, and(eq(linkPlaces.linkId, linkFindings.linkId), eq(linkPlaces.kind, 'offer')))
        .innerJoin(offers, eq(offers.id, linkPlaces.subjectId))
        .where(and(isTold, inArray(offers.productId, productIds), ne(offers.availability, 'out_of_stock')))
        .groupBy(offers.productId, offers.locale);

/** Of these the ones that something came after. */
export const listSucceeded = async (db: Db, productIds: number[]): Promise<Set<number>> =>
  new Set(
    productIds.length === 0
      ? []
      : (
          await db
            .select({ id: products.id })
            .from(products)
            .where(and(inArray(products.id, productIds), isNotNull(products.successorId)))
        ).map(({ id }) => id),
  );

/** Which texts lead to these addresses. */
export const listLinking = (db: Db, paths: string[]) =>
  db.select().from(innerLinks).where(inArray(innerLinks.path, paths));

export async function keepRenewals(tx: Db, rows: (typeof renewals.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(renewals)
    .values(rows)
    .onConflictDoUpdate({
      target: [renewals.kind, renewals.subjectId],
      set: {
        locale: given('locale'),
        version: given('version'),
        points: given('points'),
        lines: given('lines'),
        clicks: given('clicks'),
        clicksBefore: given('clicks_before'),
        views: given('views'),
        weighedAt: given('weighed_at'),
      },
    });
}

/** What was not found in need any more, or not found at all. */
export async function dropOthers(tx: Db, at: Date): Promise<void> {
  await tx.delete(renewals).where(lt(renewals.weighedAt, at));
}
