import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { findProduct, type OfferRow } from '../products/products.admin.queries.ts';
import { listPreferred, lockOffer, updateOffer } from './offers.queries.ts';

/** The one that an editor wants first; at most one, if all is well. */
export const preferredOffers = (tx: Db, productId: number, locale: Locale): Promise<OfferRow[]> =>
  listPreferred(tx, productId, locale);

export type Offer = OfferRow;
type OfferStanding = Pick<OfferRow, 'availability' | 'preferred' | 'source' | 'fetchedAt'>;

/** How it stands among the others, in the middle of a larger transaction; undefined where nothing was to be changed. */
export async function rewriteOffer(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (offer: OfferRow) => Partial<OfferStanding> | undefined,
): Promise<OfferRow | undefined> {
  const before = await lockOffer(tx, id);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const changes = changedFields<OfferRow>(before, given);
  if (Object.keys(changes).length === 0) return undefined;
  const after = await updateOffer(tx, id, { ...changes, updatedAt: at });
  const { productId, locale, marketplace } = after;
  const product = await findProduct(tx, productId);
  await recordAudit(tx, actor, at, {
    ...{ action: 'updated', subject: 'offer', subjectId: String(id), locale, batchId },
    title: `${product?.brand ?? ''} ${product?.name ?? ''}`.trim(),
    details: { productId, marketplace, ...describeChanges(before, changes), ...details },
  });
  await recordChange(tx, at, `offer ${id} updated`, [tags.product(productId), tags.offers(locale)]);
  return after;
}
