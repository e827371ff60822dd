import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import { replaceProduct } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import { DomainError, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ProductRow } from '../products/products.admin.queries.ts';
import { lockProducts, updateProduct } from '../products/products.write.queries.ts';
import { auditOfProduct } from '../products/products.write.service.ts';
import { takeBackProduct } from '../products/take-back-product.ts';
import { lockReviews } from '../reviews/reviews.write.queries.ts';
import { writeReview } from '../reviews/write-review.ts';
import * as queries from './merges.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}
interface Both {
  from: ProductRow;
  to: ProductRow;
}

const workedOn = (what: string) =>
  new DomainError('conflict', `${what} was worked on since.`, { reason: 'worked_on_since' });

/** What went along goes back, as far as it is still where it went. Prices and clicks since then go with their offers. */
async function moveBack(tx: Db, { from, to }: Both, moved: queries.MovedThings, at: Date): Promise<Locale[]> {
  const there = new Map((await queries.lockOffersOf(tx, [to.id])).map((offer) => [offer.id, offer]));
  const back = moved.offers.filter(({ id }) => there.has(id));
  for (const { id, preferred } of back)
    await queries.moveOffer(tx, id, { productId: from.id, preferred, updatedAt: at });
  await queries.moveShopLinks(tx, moved.shopLinks, to.id, from.id);
  await queries.moveSuccessorsBack(tx, moved.predecessors ?? [], to.id, from.id, at);
  const targets = { offers: back.map(({ id }) => id), shopLinks: moved.shopLinks };
  await queries.moveClicks(tx, targets, to.id, from.id);
  return back.flatMap(({ id }) => there.get(id)?.locale ?? []);
}

/** Every text as it was, unless somebody has saved it since. */
async function restoreTexts(
  tx: Db,
  { from, to }: Both,
  { posts, reviews, reviewTexts }: queries.MovedThings,
  rewriting: Rewriting,
): Promise<void> {
  for (const { id, version, former } of posts)
    await rewritePost(tx, id, rewriting, (post) => {
      if (post.version !== version) throw workedOn(`Post ${id}`);
      return { content: former ?? replaceProduct(post.content, to.id, from.id) };
    });
  const changed = new Map(reviewTexts.map((text) => [text.id, text]));
  const { actor, at, batchId, details = {} } = rewriting;
  for (const review of changed.size > 0 ? await lockReviews(tx, [...changed.keys()]) : []) {
    const { version, former } = changed.get(review.id) ?? {};
    if (review.version !== version) throw workedOn(`Review ${review.id}`);
    const isOwn = reviews.includes(review.id);
    await writeReview(tx, actor, at, review, {
      set: {
        body: former ?? replaceProduct(review.body, to.id, from.id),
        ...(isOwn && { productId: from.id, searchText: reviewSearchText(from, review) }),
        updatedAt: at,
        updatedBy: actor.name,
      },
      action: isOwn ? 'moved' : 'updated',
      reworded: !isOwn,
      details,
      batchId,
    });
  }
}

/** The barcodes go back first: no two products have one at once. */
async function restoreProducts(
  tx: Db,
  { from, to }: Both,
  { ean, barcodes, archivedAt }: queries.MovedThings,
  at: Date,
) {
  const before = barcodes ?? (ean === null ? undefined : { from: { ean }, to: { ean: null } });
  if (before)
    await updateProduct(tx, to.id, {
      ...before.to,
      searchText: productSearchText({ ...to, ...before.to }),
      version: to.version + 1,
      updatedAt: at,
    });
  await updateProduct(tx, from.id, {
    ...(before && { ...before.from, searchText: productSearchText({ ...from, ...before.from }) }),
    archivedAt: archivedAt === null ? null : new Date(archivedAt),
    version: from.version + 1,
    updatedAt: at,
  });
}

/** Takes a merge or a split back, whole or not at all. */
export function createUndo({ db, clock, editions }: Parts) {
  return async (caller: Caller, id: number): Promise<void> => {
    const actor = requireRole(caller, 'editor');
    const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
    const at = clock();
    await db.transaction(async (tx) => {
      const merge = await queries.lockMerge(tx, id);
      if (!merge) throw notFound(`Merge ${id}`);
      const refused = { reason: 'not_undoable' } as const;
      if (merge.undoneAt) throw new DomainError('conflict', 'It was undone before.', refused);
      const { moved, fromId, toId, kind } = merge;
      const locked = await lockProducts(tx, [fromId, toId]);
      const from = locked.find((product) => product.id === fromId);
      const to = locked.find((product) => product.id === toId);
      if (!from || !to) throw workedOn('A product that is gone');
      const isAsItWas = from.version === moved.versions.from && to.version === moved.versions.to;
      // What a split leaves behind is not changed by it: there only the new product has to be as it was.
      if (!isAsItWas && !(kind === 'split' && to.version === moved.versions.to)) throw workedOn('A product');
      const batchId = await openBatch(tx);
      const zoneOf = (locale: Locale) => zones.get(locale) ?? 'UTC';
      const details = { mergeId: id, replaced: { from: toId, to: fromId } };
      const editionsOf = await moveBack(tx, { from, to }, moved, at);
      if (kind === 'merge') {
        await restoreProducts(tx, { from, to }, moved, at);
        await restoreTexts(tx, { from, to }, moved, { actor, at, batchId, zoneOf, details });
      } else {
        const taken = await takeBackProduct(tx, { actor, at }, toId, moved.versions.to);
        if (taken?.outcome !== 'gone') throw workedOn(`Product ${toId}`);
      }
      await queries.markUndone(tx, id, actor.name, at);
      await recordAudit(tx, actor, at, {
        ...auditOfProduct(from),
        action: 'undone',
        details: { mergeId: id, from: fromId, to: toId },
        batchId,
      });
      await recordChange(tx, at, `product merge ${id} undone`, [
        tags.product(fromId),
        tags.product(toId),
        ...new Set(editionsOf.map((locale) => tags.offers(locale))),
      ]);
    });
  };
}
