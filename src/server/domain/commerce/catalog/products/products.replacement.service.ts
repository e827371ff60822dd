import type { ProductUse, Replacement } from '#contract/commerce/products/products.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { replaceProduct } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { type ProductSwap, replaceInPosts } from '#server/domain/writing/posts/writing/naming-products.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listReviewsNaming, lockReviews } from '../reviews/reviews.write.queries.ts';
import { writeReview } from '../reviews/write-review.ts';
import { listTexts, listUses } from './product-uses.ts';
import { findProduct } from './products.admin.queries.ts';
import { holdProduct } from './products.write.queries.ts';
import { auditOfProduct } from './products.write.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

async function replaceInReviews(tx: Db, { from, to, actor, now, batchId }: ProductSwap): Promise<void> {
  const found = await listReviewsNaming(tx, from);
  const locked = await lockReviews(
    tx,
    found.map(({ id }) => id),
  );
  for (const review of locked) {
    await writeReview(tx, actor, now, review, {
      set: { body: replaceProduct(review.body, from, to), updatedAt: now, updatedBy: actor.name },
      action: 'updated',
      reworded: true,
      details: { fields: ['body'], replaced: { from, to } },
      batchId,
    });
  }
}

/** Who shows a product, and one product in the place of another. */
export function createProductUses({ db, clock, editions }: Parts) {
  return {
    async list(caller: Caller, id: number): Promise<ProductUse[]> {
      requireRole(caller, 'viewer');
      if (!(await findProduct(db, id))) throw notFound(`Product ${id}`);
      return listUses(db, id);
    },

    /** All texts or none, each through its own way of writing: with its version, history, log and readers' pages. */
    async replace(caller: Caller, id: number, { by, dryRun }: Replacement): Promise<ProductUse[]> {
      const actor = requireRole(caller, 'editor');
      const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
      const now = clock();
      return db.transaction(async (tx) => {
        const product = await holdProduct(tx, id);
        if (!product) throw notFound(`Product ${id}`);
        const other = by === id ? undefined : await holdProduct(tx, by);
        if (!other || other.archivedAt) throw invalidFields({ by: { code: 'invalid' } });
        const uses = await listTexts(tx, id);
        if (dryRun) return uses;
        const swap = { from: id, to: by, actor, now, batchId: await openBatch(tx) };
        await replaceInPosts(tx, swap, (locale) => zones.get(locale) ?? 'UTC');
        await replaceInReviews(tx, swap);
        const details = { replacedBy: by, texts: uses.length };
        await recordAudit(tx, actor, now, { action: 'updated', ...auditOfProduct(product), details });
        return uses;
      });
    },
  };
}
