import { and, asc, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { LinkPlaceKind } from '#contract/writing/links/links.words.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';

export interface FoundHref {
  id: number;
  locale: Locale;
  hrefs: string[];
}

/** Where the links of a text lead, wherever in it they stand: in words, in a button, in what is embedded or offered. */
const hrefsIn = (column: typeof posts.content | typeof reviews.body) =>
  sql<string[]>`(jsonb_path_query_array(${column}, '$.**.marks[*] ? (@.type == "link").attrs.href')
    || jsonb_path_query_array(${column}, '$.content[*].attrs.href')
    || jsonb_path_query_array(${column}, '$.content[*] ? (@.type == "file").attrs.src'))`;

/** What readers can see, or will without anybody looking at it again. */
export const listPostHrefs = (db: Db, after: number, limit: number): Promise<FoundHref[]> =>
  db
    .select({ id: posts.id, locale: posts.locale, hrefs: hrefsIn(posts.content) })
    .from(posts)
    .where(and(gt(posts.id, after), inArray(posts.status, ['published', 'scheduled'])))
    .orderBy(asc(posts.id))
    .limit(limit);

export const listReviewHrefs = (db: Db, after: number, limit: number): Promise<FoundHref[]> =>
  db
    .select({ id: reviews.id, locale: reviews.locale, hrefs: hrefsIn(reviews.body) })
    .from(reviews)
    .where(and(gt(reviews.id, after), eq(reviews.status, 'published')))
    .orderBy(asc(reviews.id))
    .limit(limit);

/** The demonstration's products exist nowhere: no shop is asked for them. */
export const listCheckedOffers = (db: Db, after: number, limit: number) =>
  db
    .select()
    .from(offers)
    .where(and(gt(offers.id, after), ne(offers.source, 'demo'), ne(offers.marketplace, 'demo')))
    .orderBy(asc(offers.id))
    .limit(limit);

export const listShopLinkHrefs = async (db: Db, after: number, limit: number): Promise<FoundHref[]> =>
  (
    await db
      .select({ id: shopLinks.id, url: shopLinks.url })
      .from(shopLinks)
      .where(gt(shopLinks.id, after))
      .orderBy(asc(shopLinks.id))
      .limit(limit)
  ).map(({ id, url }) => ({ id, locale: 'br', hrefs: [url] }));

export interface FoundLink {
  url: string;
  kind: LinkPlaceKind;
  subjectId: number;
  locale: Locale;
}

/**
 * Keeps what is new and marks what is still there; several servers at once do the same thing twice, and no harm: everybody
 * in one order, or two that wait for each other would wait for ever. One statement with one parameter, however many there
 * are. A link that another server adds or lets go in this moment the next look brings.
 */
export async function keepLinks(tx: Db, found: FoundLink[], at: Date): Promise<void> {
  if (found.length === 0) return;
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        AS g(url text, kind text, "subjectId" bigint, locale text)),
    made AS (
      INSERT INTO link_checks (url, due_at, created_at)
      SELECT DISTINCT url, ${now}, ${now} FROM given ORDER BY url
      ON CONFLICT DO NOTHING RETURNING id, url),
    kept AS (
      SELECT id, url FROM made
      UNION ALL SELECT id, url FROM link_checks WHERE url IN (SELECT url FROM given))
    INSERT INTO link_places (link_id, kind, subject_id, locale, seen_at)
    SELECT DISTINCT ON (kept.id, kind, "subjectId") kept.id, kind, "subjectId", locale, ${now}
    FROM given JOIN kept USING (url) ORDER BY kept.id, kind, "subjectId"
    ON CONFLICT (link_id, kind, subject_id) DO UPDATE
      SET seen_at = greatest(link_places.seen_at, excluded.seen_at), locale = excluded.locale`);
}

/** What was not seen since a look began stands nowhere any more. */
export async function dropUnseen(tx: Db, since: Date): Promise<void> {
  await tx.delete(linkPlaces).where(lt(linkPlaces.seenAt, since));
  await tx
    .delete(linkChecks)
    .where(
      and(
        lt(linkChecks.createdAt, since),
        notExists(tx.select({ one: sql`1` }).from(linkPlaces).where(eq(linkPlaces.linkId, linkChecks.id))),
      ),
    );
}
