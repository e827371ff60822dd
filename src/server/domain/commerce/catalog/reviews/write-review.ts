import { reviewFieldNames } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { Actor } from '#contract/site/roles.ts';
import { freeAddress, keepOldAddress } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { reviewAddress } from '#server/domain/commerce/reviews/reviews.address.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { tagsOfWorks } from '#server/domain/writing/authors/byline.ts';
import { recordText } from '#server/domain/writing/kept-texts/record-text.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import { carryCopies, type NewReviewRow, type StoredReview, updateReview } from './reviews.write.queries.ts';

export interface ReviewWrite {
  set: Partial<NewReviewRow>;
  action: AuditAction;
  /** The text is not what it was: copies of it have fallen behind. */
  reworded?: boolean;
  details?: Record<string, unknown>;
  batchId?: number | undefined;
}

const isVisible = ({ status }: StoredReview) => status === 'published';

/** Readers who know an old address still arrive; what stands at an address now has it to itself. */
async function keepRedirects(tx: Db, at: Date, before: StoredReview, after: StoredReview): Promise<void> {
  const { id, locale } = after;
  if (before.slug !== after.slug && before.publishedAt) {
    const slug = reviewAddress(locale, before.slug);
    await keepOldAddress(tx, { locale, slug, reviewId: id, createdAt: at });
  }
  if (isVisible(after)) await freeAddress(tx, locale, reviewAddress(locale, after.slug));
}

/** Its page, every card of its product (in posts and on launch days), its siblings (they show the product, too), the list. */
export async function tellReaders(
  tx: Db,
  at: Date,
  action: AuditAction,
  before: StoredReview,
  after: StoredReview,
): Promise<void> {
  if (!isVisible(before) && !isVisible(after)) return;
  const { id, locale, productId } = after;
  const moved = before.status !== after.status || before.slug !== after.slug;
  const changed = [
    tags.review(id),
    tags.product(productId),
    tags.reviews(locale),
    ...(moved ? [tags.missing(locale)] : []),
    ...tagsOfWorks(before, after),
  ];
  const takenDown = isVisible(after) ? [] : [tags.review(id)];
  await recordChange(tx, at, `review ${id} ${action}`, changed, { takenDown });
}

export const auditOfReview = ({ id, title, locale }: StoredReview) =>
  ({ subject: 'review', subjectId: String(id), title, locale }) as const;

/** What an editor writes of it, and nothing else. */
export const textOfReview = (review: StoredReview) =>
  Object.fromEntries(reviewFieldNames.map((name) => [name, review[name]]));

/** The one way in which a review changes: with its version, history, old addresses, log and readers' pages. */
export async function writeReview(
  tx: Db,
  by: Actor,
  at: Date,
  before: StoredReview,
  { set, action, reworded = false, details, batchId }: ReviewWrite,
): Promise<StoredReview> {
  const version = before.version + 1;
  const after = await updateReview(tx, before.id, {
    // Readers see another date only where it is told what changed, or where it is new to them.
    readersUpdatedAt: readersDate(before),
    ...set,
    version,
  });
  if (!reworded) await carryCopies(tx, before.id, before.version, version);
  await keepRedirects(tx, at, before, after);
  await tellReaders(tx, at, action, before, after);
  await recordText(
    tx,
    by,
    at,
    { subject: 'review', id: after.id },
    {
      action,
      before: {
        version: before.version,
        fields: textOfReview(before),
        by: before.updatedBy,
        at: before.updatedAt,
      },
      after: { version, fields: textOfReview(after) },
    },
  );
  await recordAudit(tx, by, at, {
    action,
    ...auditOfReview(after),
    details: { version, ...details },
    ...(batchId !== undefined && { batchId }),
  });
  return after;
}
