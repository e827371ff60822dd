import type { Marketplace, offerSources } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import type { EditionFacts, OfferFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { checkableUrl } from './checkable-url.ts';
import { keepLinks } from './gather-links.queries.ts';

type OfferSource = (typeof offerSources)[number];

interface Offer extends OfferFacts {
  id: number;
  marketplace: Marketplace;
  source: OfferSource;
}

/** The demonstration's products exist nowhere: no shop is asked for them. */
const isReal = ({ marketplace, source }: Offer) => marketplace !== 'demo' && source !== 'demo';

/** Links of offers that have just been typed or imported, ahead of the next look at everything. */
export async function noteOfferLinks(tx: Db, edition: EditionFacts, given: Offer[], at: Date): Promise<void> {
  const found = given.filter(isReal).flatMap((offer) => {
    const link = marketplaceOf(offer.marketplace).buildLink(offer, edition);
    const url = link && checkableUrl(link);
    return url ? [{ url, kind: 'offer' as const, subjectId: offer.id, locale: edition.locale }] : [];
  });
  await keepLinks(tx, found, at);
}
