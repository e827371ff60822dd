import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { lockShopLink, type ShopLinkRow, updateShopLink } from './shop-links.admin.queries.ts';

/** Its title, in the middle of a larger transaction; undefined where nothing was to be changed. */
export async function rewriteShopLink(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (link: ShopLinkRow) => { title?: string } | undefined,
): Promise<ShopLinkRow | undefined> {
  const before = await lockShopLink(tx, id);
  const title = before && change(before)?.title;
  if (!before || title === undefined || title === before.title) return undefined;
  const after = await updateShopLink(tx, id, { title }, at);
  await recordAudit(tx, actor, at, {
    action: 'updated',
    subject: 'shop_link',
    subjectId: String(id),
    title,
    locale: 'br',
    batchId,
    details: { title: { from: before.title, to: title }, ...details },
  });
  await recordChange(tx, at, `shop link ${id} changed`, [tags.shopLink(after.slug)]);
  return after;
}
