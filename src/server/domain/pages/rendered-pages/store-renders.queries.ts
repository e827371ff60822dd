import { and, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';
import type { RenderFacts } from './gathered-renders.ts';

interface KnownPage {
  path: string;
  locale: Locale | null;
  template: PageTemplate;
}

/** A page that was known yesterday is written again, others that are known are left alone. */
export async function upsertKnown(db: Db, pages: KnownPage[], now: Date, unlessSince: Date): Promise<void> {
  await db
    .insert(renderedPages)
    .values(pages.map((page) => ({ ...page, knownAt: now })))
    .onConflictDoUpdate({
      target: renderedPages.path,
      set: { knownAt: now },
      setWhere: sql`${or(isNull(renderedPages.knownAt), lt(renderedPages.knownAt, unlessSince))}`,
    });
}

export async function listKept(db: Db, paths: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ path: renderedPages.path })
    .from(renderedPages)
    .where(inArray(renderedPages.path, paths));
  return new Set(rows.map(({ path }) => path));
}

/** Of several servers that have rendered a page, the last one is told of. */
export async function writeRender(tx: Db, store: string, facts: RenderFacts): Promise<void> {
  const { path, at, took, cause, page, error } = facts;
  const isNews = and(
    eq(renderedPages.path, path),
    or(
      isNull(renderedPages.renderedAt),
      sql`${renderedPages.renderedAt} <= ${at.toISOString()}::timestamptz`,
    ),
  );
  if (!page) {
    await tx
      .update(renderedPages)
      .set({ error: error ?? '', failedAt: at })
      .where(isNews);
    return;
  }
  const { status, ...kept } = page;
  await tx
    .update(renderedPages)
    .set({
      ...kept,
      store,
      took,
      cause,
      renderedAt: at,
      error: null,
      failedAt: null,
      // There is no page any more: the sitemap has not been walked since.
      ...(status !== 200 && { knownAt: null }),
    })
    .where(isNews);
}

/** How far the ledger has grown: no page comes or goes without an entry in it. */
export async function findLastEntry(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(invalidations.id) }).from(invalidations);
  return row?.id ?? 0;
}
