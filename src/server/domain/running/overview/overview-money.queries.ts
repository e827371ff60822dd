import { and, asc, between, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { posts } from '#db/schema/writing/posts.ts';

type Counted = typeof clickDays | typeof viewDays;
type Edition = Locale | undefined;

/** Pages that somebody wrote; a home page is followed from, too, but nobody mends it. */
const WRITTEN = ['post', 'review'] as const;
const isWritten = (table: Counted) => inArray(table.pageKind, [...WRITTEN]);
/** Crawlers buy nothing. */
const byPeople = (table: Counted, from: string, to: string, locale?: Edition) =>
  and(between(table.day, from, to), eq(table.visitor, 'person'), locale && eq(table.locale, locale));
const keyOf = (table: Counted) => sql<string>`${table.pageKind} || ':' || ${table.pageId}`;

const sumByDay = (db: Db, table: Counted, from: string, to: string) =>
  db
    .select({ date: table.day, locale: table.locale, n: sql<number>`sum(${table.count})::int` })
    .from(table)
    .where(byPeople(table, from, to))
    .groupBy(table.day, table.locale);

export const sumClicksByDay = (db: Db, from: string, to: string) => sumByDay(db, clickDays, from, to);
export const sumViewsByDay = (db: Db, from: string, to: string) => sumByDay(db, viewDays, from, to);

interface Halves {
  locale: Edition;
  before: string;
  from: string;
  to: string;
  limit: number;
}

/** Pages whose clicks changed most from the first half of a period to the second. */
export function listMoved(db: Db, way: 'up' | 'down', { locale, before, from, to, limit }: Halves) {
  const now = sql<number>`coalesce(sum(${clickDays.count}) FILTER (WHERE ${clickDays.day} >= ${from}), 0)::int`;
  const then = sql<number>`coalesce(sum(${clickDays.count}) FILTER (WHERE ${clickDays.day} < ${from}), 0)::int`;
  const change = sql`sum(CASE WHEN ${clickDays.day} >= ${from} THEN ${clickDays.count} ELSE -${clickDays.count} END)`;
  return db
    .select({ key: keyOf(clickDays), clicks: now, before: then })
    .from(clickDays)
    .where(and(byPeople(clickDays, before, to, locale), isWritten(clickDays)))
    .groupBy(clickDays.pageKind, clickDays.pageId)
    .having(way === 'up' ? gt(change, 0) : lt(change, 0))
    .orderBy(way === 'up' ? desc(change) : asc(change), asc(clickDays.pageKind), asc(clickDays.pageId))
    .limit(limit);
}

/** Pages that are read often, and from which nobody went on to a shop. */
export function listLosing(db: Db, { locale, from, to, limit }: Halves, atLeast: number) {
  const views = sql<number>`sum(${viewDays.count})::int`;
  const neverFollowed: SQL = sql`NOT EXISTS (SELECT 1 FROM ${clickDays} WHERE ${byPeople(clickDays, from, to)}
    AND ${clickDays.locale} = ${viewDays.locale} AND ${clickDays.pageKind} = ${viewDays.pageKind} AND ${clickDays.pageId} = ${viewDays.pageId})`;
  return db
    .select({ key: keyOf(viewDays), views })
    .from(viewDays)
    .where(and(byPeople(viewDays, from, to, locale), isWritten(viewDays), neverFollowed))
    .groupBy(viewDays.pageKind, viewDays.pageId)
    .having(sql`sum(${viewDays.count}) >= ${atLeast}`)
    .orderBy(desc(views), asc(viewDays.pageKind), asc(viewDays.pageId))
    .limit(limit);
}

export const listDue = (db: Db, locale: Edition, until: Date, limit: number) =>
  db
    .select({ id: posts.id, title: posts.title, locale: posts.locale, at: posts.scheduledFor })
    .from(posts)
    .where(
      and(
        eq(posts.status, 'scheduled'),
        isNull(posts.trashedAt),
        lt(posts.scheduledFor, until),
        locale && eq(posts.locale, locale),
      ),
    )
    .orderBy(asc(posts.scheduledFor), asc(posts.id))
    .limit(limit);
