import { and, between, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import type { EarningPeriod } from '../earnings.queries.ts';
import { mergedProducts, productByNumber, productLinked, productSold } from '../product-sold.queries.ts';

/** What was reported with the same words about where it came from. */
export interface EarnedGroup {
  locale: Locale;
  source: string;
  currency: string;
  pageKind: PageKind | '';
  pageId: number;
  position: ClickPosition | '';
  /** The product of the link, or else the one that was sold; 0 where neither is known. */
  productId: number;
  /** A tag that only some offers have. */
  ownTag: string;
  amount: number;
}

/** How often links to one product at one place of one page were followed. */
export interface ClickCell {
  locale: Locale;
  pageKind: PageKind;
  pageId: number;
  position: ClickPosition;
  productId: number;
  /** Empty where a text leads to a shop and nobody knows to which offer. */
  marketplace: Marketplace | '';
  ownTag: string;
  clicks: number;
}

export function listEarnedGroups(db: Db, { locale, from, to }: EarningPeriod): Promise<EarnedGroup[]> {
  const known = productByNumber(db);
  const merged = mergedProducts(db);
  const own = db
    .selectDistinct({ tag: sql<string>`${offers.tagOverride}`.as('own_tag') })
    .from(offers)
    .where(isNotNull(offers.tagOverride))
    .as('own');
  return db
    .select({
      locale: earningRows.locale,
      source: earningRows.source,
      currency: earningRows.currency,
      pageKind: earningRows.pageKind,
      pageId: earningRows.pageId,
      position: earningRows.position,
      productId: sql<number>`coalesce(${productLinked(merged)}, ${known.id}, 0)::float8`.as('of_product'),
      ownTag: sql<string>`coalesce(${own.tag}, '')`.as('of_own_tag'),
      amount: sql<number>`sum(${earningRows.earned})::float8`,
    })
    .from(earningRows)
    .leftJoin(known, productSold(known))
    .leftJoin(merged, eq(merged.fromId, earningRows.productId))
    .leftJoin(own, eq(own.tag, earningRows.tag))
    .where(
      and(
        between(earningRows.day, from, to),
        locale === undefined ? undefined : eq(earningRows.locale, locale),
        ne(earningRows.state, 'declined'),
      ),
    )
    .groupBy(
      earningRows.locale,
      earningRows.source,
      earningRows.currency,
      earningRows.pageKind,
      earningRows.pageId,
      earningRows.position,
      sql`of_product`,
      sql`of_own_tag`,
    );
}

export function listClickCells(db: Db, { locale, from, to }: EarningPeriod): Promise<ClickCell[]> {
  const marketplace = sql<Marketplace | ''>`CASE WHEN ${clickDays.targetKind} = 'shop_link' THEN 'shopee'
    ELSE coalesce(${offers.marketplace}, '') END`;
  return db
    .select({
      locale: clickDays.locale,
      pageKind: clickDays.pageKind,
      pageId: clickDays.pageId,
      position: clickDays.position,
      productId: clickDays.productId,
      marketplace: marketplace.as('of_marketplace'),
      ownTag: sql<string>`coalesce(${offers.tagOverride}, '')`.as('of_own_tag'),
      clicks: sql<number>`sum(${clickDays.count})::int`,
    })
    .from(clickDays)
    .leftJoin(offers, and(eq(clickDays.targetKind, 'offer'), eq(clickDays.targetId, offers.id)))
    .where(
      and(
        between(clickDays.day, from, to),
        eq(clickDays.visitor, 'person'),
        locale === undefined ? undefined : eq(clickDays.locale, locale),
      ),
    )
    .groupBy(
      clickDays.locale,
      clickDays.pageKind,
      clickDays.pageId,
      clickDays.position,
      clickDays.productId,
      sql`of_marketplace`,
      sql`of_own_tag`,
    );
}
