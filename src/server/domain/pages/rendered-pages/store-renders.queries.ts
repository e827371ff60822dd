import { inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
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
const isNews = sql`(kept.rendered_at IS NULL OR kept.rendered_at <= given.at)`;

/**
 * Given as one parameter, and locked in one order by everybody: two servers that store the same pages do not wait for
 * each other in a circle.
 */
const from = (facts: object[], columns: SQL) => sql`
  FROM json_to_recordset(${JSON.stringify(facts)}::text::json) AS given (path text, at timestamptz, ${columns})
  JOIN (
    SELECT path FROM ${renderedPages}
    WHERE path = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(facts.map(pathOf))}::text::json)))
    ORDER BY path FOR NO KEY UPDATE
  ) AS held USING (path)
  WHERE kept.path = given.path AND ${isNews}`;
const pathOf = (facts: object) => (facts as RenderFacts).path;

/** What was rendered, then what could not be: of each page there is one of either at most. */
export async function writeRenders(tx: Db, store: string, facts: RenderFacts[]): Promise<void> {
  const rendered = facts.flatMap(({ page, ...rest }) =>
    page ? [{ ...rest, ...page, position: String(page.position) }] : [],
  );
  const failed = facts.filter(({ page }) => !page);
  if (rendered.length > 0)
    await tx.execute(sql`
      UPDATE ${renderedPages} AS kept SET
        store = ${store}, rendered_at = given.at, expires_at = given."expiresAt", took = given.took,
        bytes = given.bytes, size = given.size, tags = given.tags, position = given.position, cause = given.cause,
        error = NULL, failed_at = NULL,
        -- Where there is no page any more, the sitemap has not been walked since.
        known_at = CASE WHEN given.status = 200 THEN kept.known_at END
      ${from(rendered, sql`"expiresAt" timestamptz, took real, bytes int, size int, tags text[], position bigint, cause text, status int`)}`);
  if (failed.length > 0)
    await tx.execute(sql`
      UPDATE ${renderedPages} AS kept SET error = coalesce(given.error, ''), failed_at = given.at
      ${from(failed, sql`error text`)}`);
}

/** How far the ledger has grown: no page comes or goes without an entry in it. */
export async function findLastEntry(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(invalidations.id) }).from(invalidations);
  return row?.id ?? 0;
}
