import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrice } from '#server/domain/commerce/price-history/record-price.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { decideHeld, listHeld, lockHeld, type RunItemRow } from './run-items.queries.ts';
import { updateOffer } from './run-offers.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
}

/** Prices so far from the last one that somebody has to look at them first. */
export function createHeldPrices({ db, clock }: Parts) {
  /** It is as old as it is: accepting a price does not make it younger. */
  async function apply(tx: Db, { item, offer }: RunItemRow, at: Date): Promise<void> {
    if (item.price === null) return;
    const { currency } = item;
    await updateOffer(tx, offer.id, {
      price: item.price,
      listPrice: item.listPrice,
      availability: item.availability,
      currency,
      source: offer.source === 'demo' ? 'demo' : 'api',
      fetchedAt: item.at,
      updatedAt: at,
    });
    const { id: offerId, marketplace } = offer;
    await recordOfferPrice(
      tx,
      { offerId, shop: marketplaceOf(marketplace), price: item.price, currency },
      item.at,
    );
    await recordChange(tx, at, `held price of offer ${offer.id} accepted`, [
      tags.product(offer.productId),
      tags.offers(offer.locale),
    ]);
  }

  return {
    async list(
      caller: Caller,
      { locale, cursor }: { locale?: Locale | undefined; cursor?: string | undefined },
    ) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => listHeld(db, { locale, after }, limit),
        ({ item }) => item,
      );
    },

    async decide(caller: Caller, id: number, accepted: boolean): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const held = await lockHeld(tx, id);
        if (!held) throw notFound(`Held price ${id}`);
        await decideHeld(tx, id, accepted ? 'accepted' : 'refused', actor.name, at);
        if (accepted) await apply(tx, held, at);
        const { item, offer, product } = held;
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'offer',
          subjectId: String(offer.id),
          title: `${product.brand} ${product.name}`,
          locale: offer.locale,
          details: { heldPrice: item.price, previousPrice: offer.price, accepted },
        });
      });
    },
  };
}
