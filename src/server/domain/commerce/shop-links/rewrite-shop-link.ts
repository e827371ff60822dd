import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { lockShopLink, type ShopLinkRow, updateShopLink } from './shop-links.admin.queries.ts';

/** Its title, or where it leads, in the middle of a larger transaction; undefined where nothing was to be changed. */
export async function rewriteShopLink(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (link: ShopLinkRow) => { title?: string; url?: string } | undefined,
): Promise<ShopLinkRow | undefined> {
  const before = await lockShopLink(tx, id);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const changes = changedFields<ShopLinkRow>(before, given);
  if (Object.keys(changes).length === 0) return undefined;
  const after = await updateShopLink(tx, id, changes, at);
  await recordAudit(tx, actor, at, {
    action: 'updated',
    subject: 'shop_link',
    subjectId: String(id),
    title: after.title,
    locale: 'br',
    batchId,
    details: { ...describeChanges(before, changes), ...details },
  });
  const { productId } = after;
  const shownBy = changes.url !== undefined && productId !== null ? [tags.product(productId)] : [];
  await recordChange(tx, at, `shop link ${id} changed`, [tags.shopLink(after.slug), ...shownBy]);
  return after;
}
