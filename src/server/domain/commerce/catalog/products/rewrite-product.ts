import type { Db } from '#db/open.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { recordProductText } from './product-history.ts';
import type { ProductRow } from './products.admin.queries.ts';
import { lockProducts, updateProduct } from './products.write.queries.ts';
import { auditOfProduct, tellReadersOfProduct } from './products.write.service.ts';

type Facts = Partial<Pick<ProductRow, 'brand' | 'name' | 'imageUrl' | 'images'>>;

/** A save in the middle of a larger transaction, by the same rules; undefined where nothing was to be changed. */
export async function rewriteProduct(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (product: ProductRow) => Facts | undefined,
): Promise<ProductRow | undefined> {
  const [before] = await lockProducts(tx, [id]);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const changes = changedFields(before, given);
  if (Object.keys(changes).length === 0) return undefined;
  const searchText = productSearchText({ ...before, ...changes });
  const version = before.version + 1;
  const after = await updateProduct(tx, id, { ...changes, searchText, version, updatedAt: at });
  await recordAudit(tx, actor, at, {
    action: 'updated',
    ...auditOfProduct(after),
    details: { ...describeChanges(before, changes), ...details },
    batchId,
  });
  await recordProductText(tx, actor, at, before, after);
  await tellReadersOfProduct(tx, at, before, after);
  return after;
}
