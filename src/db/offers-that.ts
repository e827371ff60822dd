import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import { offers } from './schema/commerce/offers.ts';

/** A shop's rules as data; what they are, its marketplace says. */
interface ShopRules {
  id: Marketplace;
  hosts?: string[];
  freshSince: Date;
  link: {
    fields: readonly ('externalId' | 'url' | 'trackedUrl')[];
    pattern: RegExp;
    tag?: { pattern: RegExp; editionHasOne: boolean } | undefined;
  };
}

const columns = { externalId: offers.externalId, url: offers.url, trackedUrl: offers.trackedUrl };

const whereAny = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;

const isOf = ({ id, hosts }: Pick<ShopRules, 'id' | 'hosts'>): SQL | undefined =>
  and(eq(offers.marketplace, id), hosts && inArray(offers.shop, hosts));

function isLinkable({ link: { fields, pattern, tag }, ...shop }: ShopRules): SQL | undefined {
  const ownTag = tag && sql`${offers.tagOverride} ~ ${tag.pattern.source}`;
  const anyTag = tag?.editionHasOne ? sql`(${offers.tagOverride} IS NULL OR ${ownTag})` : ownTag;
  const looksSo = fields.map((field) => sql`${columns[field]} ~ ${pattern.source}`);
  return and(isOf(shop), whereAny(looksSo), anyTag);
}

/** Offers of some shops. */
export const offersOfShops = (shops: Pick<ShopRules, 'id' | 'hosts'>[]): SQL => whereAny(shops.map(isOf));

/** Offers that an honest link can be made for. */
export const offersThatLink = (shops: ShopRules[]): SQL => whereAny(shops.map(isLinkable));

/** Offers whose price and availability may be shown now. */
export const offersThatAreFresh = (shops: ShopRules[]): SQL =>
  whereAny(
    shops.map(({ freshSince, ...shop }) =>
      and(isOf(shop), sql`${offers.fetchedAt} >= ${freshSince.toISOString()}::timestamptz`),
    ),
  );
