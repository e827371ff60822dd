import { and, asc, count, eq, gt, isNotNull, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { PageState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';
import { isKnown, type Moment, stateAt } from './page-state.queries.ts';

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

export const countPages = (db: Db, moment: Moment) => {
  const pages = db
    .select({
      locale: renderedPages.locale,
      state: stateAt(moment).as('state'),
      bytes: renderedPages.bytes,
      size: renderedPages.size,
    })
    .from(renderedPages)
    .where(isKnown(moment.now))
    .as('pages');
  return db
    .select({
      locale: pages.locale,
      state: pages.state,
      n: count(),
      bytes: sum(pages.bytes).mapWith(Number),
      size: sum(pages.size).mapWith(Number),
    })
    .from(pages)
    .groupBy(pages.locale, pages.state);
};

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
