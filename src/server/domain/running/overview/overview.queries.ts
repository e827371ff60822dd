import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { Db } from '#db/open.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';

type Edition = Locale | undefined;
const inEdition = (column: AnyPgColumn, locale: Edition): SQL | undefined =>
  locale === undefined ? undefined : eq(column, locale);

export async function countNewMessages(db: Db, locale: Edition): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.status, 'new'), inEdition(messages.locale, locale)));
  return row?.n ?? 0;
}

/** Drafts that wait for an editor are counted by themselves. */
export async function countWaitingPosts(db: Db, locale: Edition) {
  const handedIn = sql<boolean>`${posts.handedInAt} IS NOT NULL`;
  const found = await db
    .select({ status: posts.status, handedIn, n: count() })
    .from(posts)
    .where(
      and(
        inArray(posts.status, ['draft', 'scheduled']),
        inArray(posts.locale, locale ? [locale] : [...locales]),
        isNull(posts.trashedAt),
      ),
    )
    .groupBy(posts.status, handedIn);
  const countOf = (status: PostStatus, isHandedIn: boolean) =>
    found.find((each) => each.status === status && each.handedIn === isHandedIn)?.n ?? 0;
  return {
    drafts: countOf('draft', false),
    handedIn: countOf('draft', true),
    scheduled: countOf('scheduled', false),
  };
}

/** In quarters of an hour, which is as fine as time zones are: which day each is in, its edition says. */
export function countPostsByQuarter(
  db: Db,
  when: 'scheduled' | 'published',
  { locale, from, to }: { locale: Edition; from: Date; to: Date },
) {
  const moment = when === 'scheduled' ? posts.scheduledFor : posts.publishedAt;
  const quarter = sql<number>`(extract(epoch FROM date_bin('15 minutes', ${moment}, 'epoch'::timestamptz)) * 1000)::float8`;
  return db
    .select({ locale: posts.locale, at: quarter, n: count() })
    .from(posts)
    .where(
      and(
        eq(posts.status, when),
        gte(moment, from),
        lt(moment, to),
        // Each of them by name: that is how the index of the newest is read.
        inArray(posts.locale, locale ? [locale] : [...locales]),
      ),
    )
    .groupBy(posts.locale, quarter);
}

/** Feeds whose newest file is held, or was never looked at. */
export async function countWaitingFeeds(db: Db, locale: Edition): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(shopFeeds)
    .innerJoin(imports, eq(imports.id, shopFeeds.importId))
    .where(and(inArray(imports.state, ['uploaded', 'checked']), inEdition(shopFeeds.locale, locale)));
  return row?.n ?? 0;
}

/** Offers whose price an edition would show. */
async function countOffers(db: Db, locale: Edition, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(offers)
    .innerJoin(editions, eq(editions.locale, offers.locale))
    .where(
      and(
        eq(editions.showPrices, true),
        eq(editions.status, 'active'),
        inEdition(offers.locale, locale),
        which,
      ),
    );
  return row?.n ?? 0;
}

/** Where readers look for a price and find none. */
export const countMissingPrices = (db: Db, locale: Edition): Promise<number> =>
  countOffers(db, locale, isNull(offers.price));

/** Prices older than their shop allows. */
export function countStaleOffers(
  db: Db,
  locale: Edition,
  ages: { marketplace: Marketplace; before: Date }[],
): Promise<number> {
  const stale = ages.map(({ marketplace, before }) =>
    and(
      eq(offers.marketplace, marketplace),
      sql`coalesce(${offers.fetchedAt}, '-infinity') < ${before.toISOString()}::timestamptz`,
    ),
  );
  return countOffers(db, locale, and(isNotNull(offers.price), or(...stale)));
}

/**
 * Of all that can be read in some active edition, how much each active edition has, drafts included. In one pass by
 * group, in the order of an index that has all of it.
 */
export async function countCoverage(db: Db, kind: 'posts' | 'reviews', active: Locale[]) {
  const table = kind === 'posts' ? posts : reviews;
  const group = kind === 'posts' ? posts.groupId : reviews.productId;
  const kept = kind === 'posts' ? isNull(posts.trashedAt) : sql`true`;
  const has = Object.fromEntries(
    active.map((locale) => [
      locale,
      sql<boolean>`coalesce(bool_or(${and(eq(table.locale, locale), kept)}), false)`.as(`has_${locale}`),
    ]),
  );
  const readable = sql<boolean>`bool_or(${and(eq(table.status, 'published'), inArray(table.locale, active))})`;
  const groups = db
    .select({ readable: readable.as('readable'), ...has })
    .from(table)
    .groupBy(group)
    .as('groups');
  const columns = groups as unknown as Record<string, AnyPgColumn>;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      ...Object.fromEntries(
        active.map((locale) => [locale, sql<number>`count(*) FILTER (WHERE ${columns[locale]})::int`]),
      ),
    })
    .from(groups)
    .where(sql`${groups.readable}`);
  const counts = row as Record<string, number> | undefined;
  return { all: counts?.all ?? 0, covered: new Map(active.map((locale) => [locale, counts?.[locale] ?? 0])) };
}

/** Where the log of the desk ends: whatever somebody did since is beyond it. */
export async function findEndOfLog(db: Db): Promise<number> {
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row?.id ?? 0;
}

export const listRecentActions = (
  db: Db,
  { locale, withAccounts }: { locale: Edition; withAccounts: boolean },
  limit: number,
) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        withAccounts ? undefined : ne(auditLog.subject, 'account'),
        locale && sql`coalesce(${auditLog.locale}, ${locale}) = ${locale}`,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
