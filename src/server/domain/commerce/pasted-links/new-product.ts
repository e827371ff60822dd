import type { NewPastedProduct } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { bringOffer } from '#server/domain/commerce/catalog/offers/bring-offer.ts';
import { readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import { bringProduct } from '#server/domain/commerce/catalog/products/bring-product.ts';
import { cleanFacts } from '#server/domain/commerce/catalog/products/product-facts.ts';
import { unlessTaken } from '#server/domain/commerce/catalog/products/products.write.service.ts';
import { refuseTaken } from '#server/domain/commerce/catalog/products/refuse-taken.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';

export interface MakingParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}
type NewOffer = NonNullable<NewPastedProduct['offer']>;

/** What was known of the price when the draft was made; never later than now, so that it never lives longer. */
function toldOf({ price, availability, asOf }: NewOffer, now: Date) {
  if (asOf === null) return undefined;
  const at = new Date(asOf);
  return { price, availability, fetchedAt: at > now ? now : at };
}

/** A product of a draft and its offer: an ordinary product, by the rules of one that is typed. */
export function createPastedProducts({ db, clock, editions }: MakingParts) {
  return async (caller: Caller, { locale, product, offer }: NewPastedProduct): Promise<{ id: number }> => {
    const actor = requireRole(caller, 'editor');
    const at = clock();
    const edition = await editions.getEdition(locale);
    const read = offer && readOfferLink(offer.marketplace, offer, edition);
    if (read && 'problems' in read) throw invalidFields(read.problems);
    const work = db.transaction(async (tx) => {
      const facts = cleanFacts(product);
      await refuseTaken(tx, facts);
      const made = await bringProduct(tx, { actor, at }, facts);
      if (offer && read)
        await bringOffer(tx, { actor, at }, edition, {
          productId: made.id,
          marketplace: offer.marketplace,
          link: read.link,
          title: `${made.brand} ${made.name}`,
          told: toldOf(offer, at),
        });
      return { id: made.id };
    });
    return unlessTaken(work);
  };
}
