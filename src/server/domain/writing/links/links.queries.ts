import { and, count, eq, exists, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { LinkState } from '#contract/writing/links/links.words.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';

const newest = newestBy(linkChecks.createdAt, linkChecks.id);

/** Seen twice, and still there: see failing-links.queries.ts for what is known of it. */
const isFailing = sql`EXISTS (SELECT 1 FROM ${linkFindings}
  WHERE ${linkFindings.linkId} = ${linkChecks.id} AND ${linkFindings.confirmedAt} IS NOT NULL AND ${linkFindings.replacedAt} IS NULL)`;

const state = sql<LinkState>`CASE
  WHEN ${linkChecks.excludedAt} IS NOT NULL THEN 'excluded'
  WHEN ${linkChecks.brokenAt} IS NOT NULL THEN 'broken'
  WHEN ${isFailing} THEN 'failing'
  WHEN ${linkChecks.failures} > 0 THEN 'suspect'
  ELSE coalesce(${linkChecks.result}, 'waiting') END`;

const standsIn = (db: Db, locale: Locale | undefined): SQL | undefined =>
  locale &&
  exists(
    db
      .select({ one: sql`1` })
      .from(linkPlaces)
      .where(and(eq(linkPlaces.linkId, linkChecks.id), eq(linkPlaces.locale, locale))),
  );

const selectLinks = (db: Db) => db.select({ link: linkChecks, state }).from(linkChecks);
export type JudgedLink = Awaited<ReturnType<typeof selectLinks>>[number];

export interface LinkFilter {
  filter?: LinkState | undefined;
  locale?: Locale | undefined;
  q?: string | undefined;
  after?: Place | undefined;
}

export const listLinks = (db: Db, { filter, locale, q, after }: LinkFilter, limit: number) =>
  selectLinks(db)
    .where(
      and(
        filter && sql`${state} = ${filter}`,
        standsIn(db, locale),
        q ? containing(sql`lower(${linkChecks.url})`, q.toLowerCase()) : undefined,
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findLink(db: Db, id: number): Promise<JudgedLink | undefined> {
  const [row] = await selectLinks(db).where(eq(linkChecks.id, id)).limit(1);
  return row;
}

export const countStates = (db: Db, locale: Locale | undefined) =>
  db
    .select({ state: sql<LinkState>`${state}`.as('state'), n: count(), checkedAt: max(linkChecks.checkedAt) })
    .from(linkChecks)
    .where(standsIn(db, locale))
    .groupBy(sql`1`);

export async function countBroken(db: Db, locale: Locale | undefined): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(linkChecks)
    .where(and(isNotNull(linkChecks.brokenAt), isNull(linkChecks.excludedAt), standsIn(db, locale)));
  return row?.n ?? 0;
}

/** How many places each link has. */
export const countPlaces = (db: Db, linkIds: number[]) =>
  db
    .select({ linkId: linkPlaces.linkId, n: count() })
    .from(linkPlaces)
    .where(inArray(linkPlaces.linkId, linkIds))
    .groupBy(linkPlaces.linkId);
