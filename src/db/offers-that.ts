import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import { offers } from './schema/commerce/offers.ts';

/** A shop's rules as data; what they are, its marketplace says. */
interface ShopRules {
  id: Marketplace;
  freshSince: Date;
  link: {
    field: 'externalId' | 'url';
    pattern: RegExp;
    tag?: { pattern: RegExp; editionHasOne: boolean } | undefined;
  };
}

const columns = { externalId: offers.externalId, url: offers.url };

const whereAny = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;

function isLinkable({ id, link: { field, pattern, tag } }: ShopRules): SQL | undefined {
  const ownTag = tag && sql`${offers.tagOverride} ~ ${tag.pattern.source}`;
  const anyTag = tag?.editionHasOne ? sql`(${offers.tagOverride} IS NULL OR ${ownTag})` : ownTag;
  return and(eq(offers.marketplace, id), sql`${columns[field]} ~ ${pattern.source}`, anyTag);
}

/** Offers that an honest link can be made for. */
export const offersThatLink = (shops: ShopRules[]): SQL => whereAny(shops.map(isLinkable));

/** Offers whose price and availability may be shown now. */
export const offersThatAreFresh = (shops: ShopRules[]): SQL =>
  whereAny(
    shops.map(({ id, freshSince }) =>
      and(eq(offers.marketplace, id), sql`${offers.fetchedAt} >= ${freshSince.toISOString()}::timestamptz`),
    ),
  );
