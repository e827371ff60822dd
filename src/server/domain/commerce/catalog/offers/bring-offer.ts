import type { Availability, Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { hostOfShop } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import { shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrice } from '#server/domain/commerce/price-history/record-price.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { noteOfferLinks } from '#server/domain/writing/links/note-offer-links.ts';
import { findOfferAt } from '../products/bring-product.queries.ts';
import type { Bringing } from '../products/bring-product.ts';
import { insertOffer } from './offers.queries.ts';

interface BroughtOffer {
  productId: number;
  marketplace: Marketplace;
  /** Where it leads, as `readOfferLink` has read it. */
  link: {
    externalId: string | null;
    url: string | null;
    trackedUrl: string | null;
    tagOverride: string | null;
  };
  /** What its product is called, for the log. */
  title: string;
  /** What its shop said of it, and when; without it nothing is said of a price. */
  told?: { price: number | null; availability: Availability; fetchedAt: Date } | undefined;
}

/** The offer that a product has in an edition's shop already. */
export const offerAt = (
  db: Db,
  { productId, marketplace, link }: Omit<BroughtOffer, 'title'>,
  locale: Locale,
) => findOfferAt(db, productId, locale, marketplace, shopPlaceOf(marketplace, link.url));

/** Which of a marketplace's shops an address leads to. */
export const shopPlaceOf = (marketplace: Marketplace, url: string | null): string =>
  (marketplace === 'other' && url && hostOfShop(url)) || '';

/** An offer from elsewhere: where it leads. What another site says that it costs is never taken along. */
export async function bringOffer(
  tx: Db,
  { actor, at }: Bringing,
  edition: EditionFacts & { currency: string },
  { productId, marketplace, link, title, told }: BroughtOffer,
): Promise<number> {
  const { locale, currency } = edition;
  const offer = await insertOffer(tx, {
    ...{ productId, locale, marketplace, currency, ...link },
    ...{ price: null, listPrice: null, availability: 'unknown', source: 'manual', fetchedAt: null },
    ...told,
    ...{ createdAt: at, updatedAt: at },
  });
  if (told?.price) {
    const { price, fetchedAt } = told;
    await recordOfferPrice(
      tx,
      { offerId: offer.id, shop: shopOf(offer, edition), price, currency },
      fetchedAt,
    );
  }
  await noteOfferLinks(tx, edition, [offer], at);
  await recordAudit(tx, actor, at, {
    action: 'created',
    subject: 'offer',
    subjectId: String(offer.id),
    title,
    locale,
    details: { productId, marketplace },
  });
  await recordChange(tx, at, `offer ${offer.id} created`, [tags.product(productId), tags.offers(locale)]);
  return offer.id;
}
