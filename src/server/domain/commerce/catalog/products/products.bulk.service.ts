import type { ProductBulk, ProductBulkResult } from '#contract/commerce/products/products.admin.schemas.ts';
import type { ProductBulkRefusal } from '#contract/commerce/products/products.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { findBatch } from '#server/domain/people/audit/find-batch.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type ReviewChecksService, refusalOf } from '../reviews/review-checks.service.ts';
import { planStep, type ReviewStepName } from '../reviews/review-transitions.ts';
import { listReviewsIn, lockReviews, type StoredReview } from '../reviews/reviews.write.queries.ts';
import { writeReview } from '../reviews/write-review.ts';
import type { ProductRow } from './products.admin.queries.ts';
import { lockProducts, updateProduct } from './products.write.queries.ts';
import { auditOfProduct } from './products.write.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  checks: ReviewChecksService;
}

interface Batch {
  actor: Actor;
  now: Date;
  batchId: number;
}

type Outcome = ProductBulkRefusal | null;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const dateOf = (moment: unknown) => (typeof moment === 'string' ? new Date(moment) : null);

/** What a step changes of a review, as the log keeps it: what is needed to take it back. */
const stateOf = ({ status, publishedAt, updatedAt }: StoredReview) => ({
  status,
  publishedAt: iso(publishedAt),
  updatedAt: updatedAt.toISOString(),
});
type ReviewState = ReturnType<typeof stateOf>;

async function putAway(tx: Db, product: ProductRow, archivedAt: Date | null, batch: Batch, undoes?: number) {
  const { actor, now, batchId } = batch;
  if ((product.archivedAt === null) === (archivedAt === null)) return 'unchanged';
  const version = product.version + 1;
  const after = await updateProduct(tx, product.id, { archivedAt, version });
  await recordAudit(tx, actor, now, {
    action: undoes ? 'undone' : archivedAt ? 'archived' : 'restored',
    ...auditOfProduct(after),
    details: { version, before: { archivedAt: iso(product.archivedAt) }, ...(undoes && { undoes }) },
    batchId,
  });
  return null;
}

export function createProductBulk({ db, clock, checks }: Parts) {
  /** One after the other and all in one transaction; what cannot be done keeps nothing else from being done. */
  const run = (
    actor: Actor,
    ids: number[],
    decide: (tx: Db, product: ProductRow, batch: Batch) => Promise<Outcome>,
  ): Promise<ProductBulkResult> =>
    db.transaction(async (tx) => {
      const batch = { actor, now: clock(), batchId: await openBatch(tx) };
      const locked = new Map((await lockProducts(tx, ids)).map((product) => [product.id, product]));
      const results: ProductBulkResult['results'] = [];
      for (const id of ids) {
        const product = locked.get(id);
        const reason = product ? await decide(tx, product, batch) : 'not_found';
        results.push({ id, done: reason === null, reason });
      }
      return { batchId: batch.batchId, results };
    });

  /** Ahead of the transaction, which insists on the version that was looked at. */
  async function checkBeforehand(
    reviews: StoredReview[],
  ): Promise<Map<number, { version: number; fails: boolean }>> {
    const waiting = reviews.filter(({ status }) => status !== 'published');
    const found = await checks.checkAll(waiting);
    return new Map(
      waiting.map(({ id, version }, index) => [
        id,
        { version, fails: refusalOf(found[index] ?? []) !== undefined },
      ]),
    );
  }

  async function stepReviews(actor: Actor, ids: number[], step: ReviewStepName, locale: Locale) {
    const seen = await listReviewsIn(db, locale, ids);
    const checked = step === 'publish' ? await checkBeforehand(seen) : undefined;
    const reviewOf = new Map(seen.map((review) => [review.productId, review.id]));
    return run(actor, ids, async (tx, product, { now, batchId }) => {
      const [review] = await lockReviews(tx, [reviewOf.get(product.id) ?? 0]);
      if (!review) return 'no_review';
      const plan = planStep(step, review, now);
      if (!plan) return 'unchanged';
      const check = checked?.get(review.id);
      if (checked && check?.version !== review.version) return 'changed';
      if (check?.fails) return 'failed_checks';
      const details = { productId: product.id, before: stateOf(review) };
      await writeReview(tx, actor, now, review, { ...plan, details, batchId });
      return null;
    });
  }

  return {
    async change(caller: Caller, { ids: given, action, locale }: ProductBulk): Promise<ProductBulkResult> {
      const actor = requireRole(caller, 'editor');
      const ids = [...new Set(given)];
      if (action === 'archive' || action === 'restore') {
        return run(actor, ids, (tx, product, batch) =>
          putAway(tx, product, action === 'archive' ? batch.now : null, batch),
        );
      }
      if (!locale) throw invalidFields({ locale: { code: 'required' } });
      return stepReviews(actor, ids, action, locale);
    },

    /** Everything back to how it was, unless somebody has touched it since. */
    async undo(caller: Caller, batchId: number): Promise<ProductBulkResult> {
      const actor = requireRole(caller, 'editor');
      const products = new Map(
        (await findBatch(db, batchId, 'product')).map((each) => [each.id, each.details]),
      );
      const reviews = new Map(
        (await findBatch(db, batchId, 'review')).map(({ id, details }) => [
          Number(details.productId),
          { id, details },
        ]),
      );
      const ids = [...products.keys(), ...reviews.keys()].filter(Number.isSafeInteger);
      if (ids.length === 0) throw notFound(`The batch ${batchId}`);
      return run(actor, [...new Set(ids)], async (tx, product, batch) => {
        const own = products.get(product.id);
        if (own) {
          const before = own.before as { archivedAt: string | null } | undefined;
          if (own.version !== product.version || !before) return 'changed';
          return putAway(tx, product, dateOf(before.archivedAt), batch, batchId);
        }
        const entry = reviews.get(product.id);
        const [review] = await lockReviews(tx, [entry?.id ?? 0]);
        const before = entry?.details.before as ReviewState | undefined;
        if (!review || !before || entry?.details.version !== review.version) return 'changed';
        const set = {
          status: before.status,
          publishedAt: dateOf(before.publishedAt),
          updatedAt: new Date(before.updatedAt),
        };
        const details = { productId: product.id, before: stateOf(review), undoes: batchId };
        await writeReview(tx, actor, batch.now, review, {
          set,
          action: 'undone',
          details,
          batchId: batch.batchId,
        });
        return null;
      });
    },
  };
}
