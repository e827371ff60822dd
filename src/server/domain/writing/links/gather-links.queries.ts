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

/** Keeps what is new and marks what is still there; several servers at once do the same thing twice, and no harm. */
export async function keepLinks(tx: Db, found: FoundLink[], at: Date): Promise<void> {
  const urls = [...new Set(found.map(({ url }) => url))].sort();
  if (urls.length === 0) return;
  await tx
    .insert(linkChecks)
    .values(urls.map((url) => ({ url, dueAt: at, createdAt: at })))
    .onConflictDoNothing();
  const kept = await tx
    .select({ id: linkChecks.id, url: linkChecks.url })
    .from(linkChecks)
    .where(inArray(linkChecks.url, urls));
  const idOf = new Map(kept.map(({ id, url }) => [url, id]));
  const places = new Map<string, typeof linkPlaces.$inferInsert>();
  for (const { url, ...place } of found) {
    const linkId = idOf.get(url);
    // Another server may have let it go in between: the next look brings it back.
    if (linkId !== undefined)
      places.set(`${linkId} ${place.kind} ${place.subjectId}`, { linkId, ...place, seenAt: at });
  }
  if (places.size === 0) return;
  // Everybody in one order: two servers that wait for each other would wait for ever.
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
  await tx
    .insert(linkPlaces)
    .values(sorted)
    .onConflictDoUpdate({
      target: [linkPlaces.linkId, linkPlaces.kind, linkPlaces.subjectId],
      set: { seenAt: sql`greatest(${linkPlaces.seenAt}, excluded.seen_at)`, locale: sql`excluded.locale` },
    });
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
