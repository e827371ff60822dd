import { and, asc, count, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { PageState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';
import { isChanged, isKnown, type Moment, stateAt, stateByItself } from './page-state.queries.ts';

/** "*" stands for anything, and nothing else stands for anything but itself. */
const likeOf = (pattern: string): string => pattern.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');
const matches = (pattern: string): SQL => sql`${renderedPages.path} LIKE ${likeOf(pattern)}`;

interface PageFilter {
  locale?: Locale | undefined;
  state?: PageState | undefined;
  template?: PageTemplate | undefined;
  q?: string | undefined;
  after?: string | undefined;
}

export const listPages = (db: Db, moment: Moment, filter: PageFilter, limit: number) => {
  const { locale, state, template, q, after } = filter;
  return db
    .select({ page: renderedPages, state: stateAt(moment) })
    .from(renderedPages)
    .where(
      and(
        isKnown(moment.now),
        locale && eq(renderedPages.locale, locale),
        template && eq(renderedPages.template, template),
        q ? sql`${renderedPages.path} ILIKE ${`%${likeOf(q)}%`}` : undefined,
        state && sql`${stateAt(moment)} = ${state}`,
        after === undefined ? undefined : gt(renderedPages.path, after),
      ),
    )
    .orderBy(asc(renderedPages.path))
    .limit(limit);
};

export type PageRow = Awaited<ReturnType<typeof listPages>>[number];

interface PagesLine extends Record<string, unknown> {
  locale: Locale | null;
  state: PageState;
  n: number;
  bytes: number | null;
  size: number | null;
}

/**
 * Every page by what an index knows of it, and then those to which something has happened: they are fewer, and go from
 * the fresh ones over to the stale.
 */
export async function countPages(db: Db, moment: Moment): Promise<PagesLine[]> {
  const own = stateByItself(moment);
  const { locale, bytes, size } = renderedPages;
  const { rows } = await db.execute<PagesLine>(sql`
    WITH known AS (
      SELECT ${locale} AS locale, ${own} AS state, count(*) AS n, sum(${bytes}) AS bytes, sum(${size}) AS size
      FROM ${renderedPages} WHERE ${isKnown(moment.now)} GROUP BY 1, 2
    ), changed AS (
      SELECT ${locale} AS locale, count(*) AS n, sum(${bytes}) AS bytes, sum(${size}) AS size
      FROM ${renderedPages} WHERE ${isKnown(moment.now)} AND ${own} = 'fresh' AND ${isChanged} GROUP BY 1
    )
    SELECT locale, state, sum(n)::int AS n, sum(bytes)::float8 AS bytes, sum(size)::float8 AS size FROM (
      SELECT * FROM known
      UNION ALL SELECT locale, 'fresh', -n, -bytes, -size FROM changed
      UNION ALL SELECT locale, 'stale', n, bytes, size FROM changed
    ) lines GROUP BY 1, 2 HAVING sum(n) > 0`);
  return rows;
}

interface Stretch {
  now: Date;
  locale?: Locale | null;
  pattern?: string;
  after?: string;
}

const within = ({ now, locale, pattern, after }: Stretch) =>
  and(
    isKnown(now),
    locale ? eq(renderedPages.locale, locale) : undefined,
    pattern === undefined ? undefined : matches(pattern),
    after === undefined ? undefined : gt(renderedPages.path, after),
  );

export async function countKnown(db: Db, stretch: Stretch): Promise<number> {
  const [row] = await db.select({ n: count() }).from(renderedPages).where(within(stretch));
  return row?.n ?? 0;
}

export async function listKnown(db: Db, stretch: Stretch, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: renderedPages.path })
    .from(renderedPages)
    .where(within(stretch))
    .orderBy(asc(renderedPages.path))
    .limit(limit);
  return rows.map(({ path }) => path);
}

export async function listFailed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: renderedPages.path })
    .from(renderedPages)
    .where(and(isNotNull(renderedPages.failedAt), lt(renderedPages.failedAt, before)))
    .orderBy(asc(renderedPages.failedAt))
    .limit(limit);
  return rows.map(({ path }) => path);
}

/** What neither the sitemap names nor anybody has asked for in so long. */
export async function deleteForgotten(db: Db, knownBefore: Date, renderedBefore: Date): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(renderedPages)
    .where(
      and(
        or(sql`${renderedPages.knownAt} IS NULL`, lt(renderedPages.knownAt, knownBefore)),
        or(sql`${renderedPages.renderedAt} IS NULL`, lt(renderedPages.renderedAt, renderedBefore)),
      ),
    );
  return affectedRows;
}
