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
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
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

export const countPostsByStatus = (db: Db, locale: Edition) =>
  db
    .select({ status: posts.status, n: count() })
    .from(posts)
    .where(and(inArray(posts.status, ['draft', 'scheduled']), inEdition(posts.locale, locale)))
    .groupBy(posts.status);

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
    .where(and(eq(posts.status, when), gte(moment, from), lt(moment, to), inEdition(posts.locale, locale)))
    .groupBy(posts.locale, quarter);
}

/** Prices older than their shop allows, where an edition would show them. */
export async function countStaleOffers(
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
  const [row] = await db
    .select({ n: count() })
    .from(offers)
    .innerJoin(editions, eq(editions.locale, offers.locale))
    .where(
      and(
        isNotNull(offers.price),
        eq(editions.showPrices, true),
        eq(editions.status, 'active'),
        inEdition(offers.locale, locale),
        or(...stale),
      ),
    );
  return row?.n ?? 0;
}

/** Of all that can be read in some active edition, how much each active edition has, drafts included. */
export async function countCoverage(db: Db, kind: 'posts' | 'reviews') {
  const table = kind === 'posts' ? posts : reviews;
  const group = kind === 'posts' ? sql`${posts.groupId}` : sql`${reviews.productId}`;
  const kept = kind === 'posts' ? isNull(posts.trashedAt) : undefined;
  const active = db.select({ locale: editions.locale }).from(editions).where(eq(editions.status, 'active'));
  const readable = db
    .select({ group: group.as('readable_group') })
    .from(table)
    .where(and(eq(table.status, 'published'), inArray(table.locale, active)));
  const [all] = await db
    .select({ n: sql<number>`count(DISTINCT ${group})::int` })
    .from(table)
    .where(sql`${group} IN ${readable}`);
  const covered = await db
    .select({ locale: table.locale, n: sql<number>`count(DISTINCT ${group})::int` })
    .from(table)
    .where(and(inArray(table.locale, active), kept, sql`${group} IN ${readable}`))
    .groupBy(table.locale);
  return { all: all?.n ?? 0, covered: new Map(covered.map(({ locale, n }) => [locale, n])) };
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
