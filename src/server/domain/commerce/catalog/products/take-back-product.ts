import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { forgetTexts } from '#server/domain/writing/kept-texts/record-text.ts';
import { deleteOffer, lockOffer } from '../offers/offers.queries.ts';
import { findProduct } from './products.admin.queries.ts';
import { countHolders } from './products.uses.queries.ts';
import { deleteProduct, lockProducts } from './products.write.queries.ts';
import { auditOfProduct } from './products.write.service.ts';

interface Taking {
  actor: AuditActor;
  at: Date;
}
type Taken = { title: string; outcome: 'gone' | 'changed' | 'in_use' } | undefined;

/** The offer goes, as long as nobody has touched it. A shop that was asked for its price is nobody. */
export async function takeBackOffer(tx: Db, { actor, at }: Taking, id: number): Promise<Taken> {
  const offer = await lockOffer(tx, id);
  if (!offer) return undefined;
  const { productId, locale, marketplace, createdAt, updatedAt, source } = offer;
  const product = await findProduct(tx, productId);
  const title = `${product?.brand ?? ''} ${product?.name ?? ''}`.trim();
  if (updatedAt.getTime() !== createdAt.getTime() && source !== 'api') return { title, outcome: 'changed' };
  await deleteOffer(tx, id);
  const subject = { subject: 'offer', subjectId: String(id), title, locale } as const;
  await recordAudit(tx, actor, at, { action: 'deleted', ...subject, details: { productId, marketplace } });
  await recordChange(tx, at, `offer ${id} deleted`, [tags.product(productId), tags.offers(locale)]);
  return { title, outcome: 'gone' };
}

/** The product goes, as long as nobody has written about it and nothing names or sells it. */
export async function takeBackProduct(
  tx: Db,
  { actor, at }: Taking,
  id: number,
  version: number,
): Promise<Taken> {
  const [product] = await lockProducts(tx, [id]);
  if (!product) return undefined;
  const { title } = auditOfProduct(product);
  // Whoever keeps no version of it has left it as it was made.
  if (product.version !== Math.max(version, 1)) return { title, outcome: 'changed' };
  if ((await countHolders(tx, id)) > 0) return { title, outcome: 'in_use' };
  await deleteProduct(tx, id);
  await forgetTexts(tx, { subject: 'product', id });
  await recordAudit(tx, actor, at, { action: 'deleted', ...auditOfProduct(product) });
  await recordChange(tx, at, `product ${id} deleted`, [tags.product(id)]);
  return { title, outcome: 'gone' };
}
