import type { Split } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { bringProduct } from '../products/bring-product.ts';
import { lockProducts } from '../products/products.write.queries.ts';
import { auditOfProduct } from '../products/products.write.service.ts';
import * as queries from './merges.queries.ts';

/** Offers that are of something else after all become a product of their own; their clicks and prices go with them. */
export function createSplit({ db, clock }: { db: Db; clock: Clock }) {
  return (caller: Caller, id: number, { offerIds, brand, name }: Split) => {
    const actor = requireRole(caller, 'editor');
    const at = clock();
    return db.transaction(async (tx) => {
      const [from] = await lockProducts(tx, [id]);
      if (!from) throw notFound(`Product ${id}`);
      const wanted = new Set(offerIds);
      const own = (await queries.lockOffersOf(tx, [id])).filter((offer) => wanted.has(offer.id));
      if (own.length !== wanted.size) throw invalidFields({ offerIds: { code: 'invalid' } });
      const facts = { brand, name, ean: null, otherEans: [], specs: {}, imageUrl: null, images: [] };
      const made = await bringProduct(tx, { actor, at }, facts);
      for (const { id: offerId, preferred } of own)
        await queries.moveOffer(tx, offerId, { productId: made.id, preferred, updatedAt: at });
      const targets = { offers: own.map((offer) => offer.id), shopLinks: [] };
      await queries.moveClicks(tx, targets, id, made.id);
      const mergeId = await queries.insertMerge(tx, {
        kind: 'split',
        fromId: id,
        toId: made.id,
        moved: {
          offers: own.map((offer) => ({ id: offer.id, preferred: offer.preferred })),
          shopLinks: [],
          reviews: [],
          posts: [],
          reviewTexts: [],
          ean: null,
          archivedAt: null,
          versions: { from: from.version, to: made.version },
        },
        byId: actor.id,
        by: actor.name,
        createdAt: at,
      });
      const title = `${from.brand} ${from.name} → ${brand} ${name}`;
      const details = { mergeId, from: id, to: made.id, offers: own.length };
      await recordAudit(tx, actor, at, { ...auditOfProduct(from), action: 'moved', title, details });
      await recordChange(tx, at, `product ${id} split`, [
        tags.product(id),
        tags.product(made.id),
        ...new Set(own.map(({ locale }) => tags.offers(locale))),
      ]);
      return { mergeId, productId: made.id };
    });
  };
}
