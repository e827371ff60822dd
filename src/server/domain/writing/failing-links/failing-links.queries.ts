import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SilentKind } from '#contract/commerce/link-ends/link-ends.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';

export interface FailingRow {
  id: number;
  url: string;
  kind: SilentKind;
  shown: string;
  endUrl: string;
  since: Date;
  countedAt: Date;
  times: number;
  clicksShort: number;
  clicksLong: number;
}

interface Asked {
  locale: Locale | undefined;
  linkId?: number | undefined;
  shortFrom: string;
  longFrom: string;
  limit: number;
}

/** A place where readers are still led there: an offer that is known to be sold out says so itself. */
const standsSomewhere = (locale: Locale | undefined) => sql`EXISTS (
  SELECT 1 FROM link_places places LEFT JOIN offers ON places.kind = 'offer' AND offers.id = places.subject_id
  WHERE places.link_id = links.id ${locale ? sql`AND places.locale = ${locale}` : sql``}
    AND (places.kind <> 'offer' OR offers.availability <> 'out_of_stock' OR found.kind IN ('tag_lost', 'programme_closed')))`;

const clicksOf = (from: string) => sql`coalesce(sum(count) FILTER (WHERE day >= ${from}::date), 0)::int`;

/**
 * What people followed: of an offer its own links, of a text everything on its page. An offer's clicks on a page that is counted
 * whole are not counted twice.
 */
const clicked = (longFrom: string) => sql`
  SELECT clicks.day, clicks.count FROM link_places places
    JOIN click_days clicks ON clicks.page_kind = places.kind AND clicks.page_id = places.subject_id
    WHERE places.link_id = links.id AND places.kind IN ('post', 'review', 'shop_link')
      AND clicks.day >= ${longFrom}::date AND clicks.visitor = 'person'
  UNION ALL
  SELECT clicks.day, clicks.count FROM link_places places
    JOIN offers ON offers.id = places.subject_id
    JOIN click_days clicks ON clicks.product_id = offers.product_id
    WHERE places.link_id = links.id AND places.kind = 'offer'
      AND clicks.target_kind = 'offer' AND clicks.target_id = places.subject_id
      AND clicks.day >= ${longFrom}::date AND clicks.visitor = 'person'
      AND NOT EXISTS (SELECT 1 FROM link_places whole WHERE whole.link_id = links.id
        AND whole.kind = clicks.page_kind AND whole.subject_id = clicks.page_id)`;

/** The most clicks first. */
export async function listFailing(
  db: Db,
  { locale, linkId, shortFrom, longFrom, limit }: Asked,
): Promise<FailingRow[]> {
  const { rows } = await db.execute<Record<string, never>>(sql`
    SELECT links.id, links.url, found.kind, found.shown, found.end_url, found.since, found.counted_at, found.times,
      stake.short, stake.long
    FROM link_findings found JOIN link_checks links ON links.id = found.link_id
    CROSS JOIN LATERAL (SELECT ${clicksOf(shortFrom)} AS short, ${clicksOf(longFrom)} AS long
      FROM (${clicked(longFrom)}) AS clicked) AS stake
    WHERE found.confirmed_at IS NOT NULL AND found.replaced_at IS NULL
      AND links.excluded_at IS NULL AND links.broken_at IS NULL AND ${standsSomewhere(locale)}
      ${linkId === undefined ? sql`` : sql`AND links.id = ${linkId}`}
    ORDER BY stake.long DESC, found.since, links.id LIMIT ${limit}`);
  return rows.map((row) => ({
    id: Number(row.id),
    url: row.url ?? '',
    kind: row.kind as unknown as SilentKind,
    shown: row.shown ?? '',
    endUrl: row.end_url ?? '',
    since: new Date(row.since ?? 0),
    countedAt: new Date(row.counted_at ?? 0),
    times: Number(row.times),
    clicksShort: Number(row.short),
    clicksLong: Number(row.long),
  }));
}

/** Where a link stands as an offer or a short link of a product, and in which editions at all. */
export const listStands = (db: Db, linkIds: number[]) =>
  db
    .select({
      linkId: linkPlaces.linkId,
      kind: linkPlaces.kind,
      subjectId: linkPlaces.subjectId,
      locale: linkPlaces.locale,
      productId: sql<number | null>`coalesce(${offers.productId}, ${shopLinks.productId})::float8`,
    })
    .from(linkPlaces)
    .leftJoin(offers, and(eq(linkPlaces.kind, 'offer'), eq(offers.id, linkPlaces.subjectId)))
    .leftJoin(shopLinks, and(eq(linkPlaces.kind, 'shop_link'), eq(shopLinks.id, linkPlaces.subjectId)))
    .where(inArray(linkPlaces.linkId, linkIds))
    .orderBy(asc(linkPlaces.linkId), asc(linkPlaces.kind), asc(linkPlaces.subjectId));
export type StandRow = Awaited<ReturnType<typeof listStands>>[number];

/** Of these addresses the ones that nobody should be led to. */
export async function listBad(db: Db, urls: string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await db
    .select({ url: linkChecks.url })
    .from(linkChecks)
    .leftJoin(linkFindings, eq(linkFindings.linkId, linkChecks.id))
    .where(
      and(inArray(linkChecks.url, urls), or(isNotNull(linkChecks.brokenAt), isNotNull(linkFindings.linkId))),
    );
  return new Set(rows.map(({ url }) => url));
}

const named = (column: string, productId: number) =>
  sql`${productsNamedIn(column)} @> jsonb_build_array(${productId}::bigint)`;

/** Texts of an edition that show a product, whatever their state; the trash does not count. */
export async function listTextsNaming(tx: Db, locale: Locale, productId: number) {
  const inPosts = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.locale, locale), isNull(posts.trashedAt), named('posts.content', productId)));
  const inReviews = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.locale, locale), named('reviews.body', productId)));
  return { posts: inPosts.map(({ id }) => id), reviews: inReviews.map(({ id }) => id) };
}

export async function markReplaced(tx: Db, linkId: number, at: Date | null): Promise<void> {
  await tx.update(linkFindings).set({ replacedAt: at }).where(eq(linkFindings.linkId, linkId));
}
