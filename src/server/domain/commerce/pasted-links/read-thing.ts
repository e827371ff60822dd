import type { Recognised } from '#contract/commerce/networks/recognise/recognise.ts';
import type { PasteProblem } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import { marketplaceOf, type Sought } from '#server/domain/commerce/catalog/known-again/find-ours.ts';
import { shopPlaceOf } from '#server/domain/commerce/catalog/offers/bring-offer.ts';
import { readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { networksOf, shopAt } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';

/** Where it leads as an offer is entered, and as one would be kept. */
export interface PastedLink {
  marketplace: Marketplace;
  given: { externalId: string | null; url: string | null };
  kept: { externalId: string | null; url: string | null };
  /** As `offers.shop` has it. */
  shop: string;
}

/** Something that was pasted, and what can be told of it without asking anybody. */
export interface ReadThing extends Sought {
  link: PastedLink | undefined;
  problem: PasteProblem | undefined;
  /** As the edition calls them, where it does. */
  shopName: string | undefined;
  networkName: string | undefined;
}

const problems: Partial<Record<FieldProblemCode, PasteProblem>> = {
  unknown_host: 'unknown_shop',
  wrong_country: 'wrong_country',
  no_short_link: 'no_short_link',
  no_destination: 'short_link',
  shop_closed: 'shop_closed',
  missing_tag: 'no_tag',
  wrong_tag: 'no_tag',
};

/** An address of no country (amzn.com) says a number, and the edition says whose. */
function givenOf({ kind, externalId, address }: Recognised): PastedLink['given'] {
  const isAnywhere = address?.startsWith('https://amzn.com/') ?? false;
  return kind === 'asin' || isAnywhere
    ? { externalId: externalId ?? null, url: null }
    : { externalId: null, url: address ?? null };
}

/** By the rules of an offer that is typed: what they refuse is told here, before anything is made. */
export function readThing(found: Recognised, edition: EditionFacts): ReadThing {
  const marketplace = marketplaceOf(found);
  const named = found.address === undefined ? undefined : shopAt(edition, found.address);
  const networkName = found.network && networksOf(edition).get(found.network)?.name;
  const thing = { found, marketplace, shopName: named?.name, networkName: networkName || undefined };
  if (found.kind === 'ean') return { ...thing, link: undefined, problem: undefined };
  const given = givenOf(found);
  const read = readOfferLink(marketplace, given, edition);
  if ('problems' in read) {
    const code = Object.values(read.problems)[0]?.code;
    const problem = found.isShort ? 'short_link' : ((code && problems[code]) ?? 'no_product');
    return { ...thing, link: undefined, problem };
  }
  const { externalId, url } = read.link;
  const link = { marketplace, given, kept: { externalId, url }, shop: shopPlaceOf(marketplace, url) };
  return { ...thing, link, problem: undefined };
}
