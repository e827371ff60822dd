import type { ReviewChanges } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { type TranslatedField, translatedFields } from '#contract/commerce/reviews/reviews.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { bylineOf } from '#server/domain/writing/authors/byline.ts';
import { forgetTexts } from '#server/domain/writing/kept-texts/record-text.ts';
import { assertReferences } from '#server/domain/writing/posts/writing/references.ts';
import { changedFields } from '#server/lib/changes.ts';
import { conflict, invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { lockReview } from './lock-review.ts';
import { cleanFields, type ReviewFields } from './review-fields.ts';
import { scoreOf } from './review-score.ts';
import { refuseReserved, unlessTaken } from './review-slugs.ts';
import * as queries from './reviews.write.queries.ts';
import { auditOfReview, writeReview } from './write-review.ts';

type Stored = queries.StoredReview;

/** What is left to translate: as it was said, or all that was not touched. A body is long: only somebody can tell. */
function leftToTranslate(
  { toTranslate }: Stored,
  reworded: Partial<ReviewFields>,
  said: TranslatedField[] | undefined,
): TranslatedField[] {
  if (said) return translatedFields.filter((field) => said.includes(field));
  return toTranslate.filter((field) => field === 'body' || reworded[field] === undefined);
}

/** Up to which version of its original a copy follows it; never one that is still to come. */
async function followedVersion(tx: Db, { copiedFromId }: Stored, said: number | undefined) {
  if (said === undefined || copiedFromId === null) return undefined;
  const source = await queries.findReview(tx, copiedFromId);
  return source && Math.min(said, source.version);
}

export function createReviewSaving({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async save(caller: Caller, id: number, changes: ReviewChanges): Promise<Stored> {
      const actor = requireRole(caller, 'editor');
      const { version, toTranslate, followed, ...given } = changes;
      const fields = cleanFields(given);
      const at = clock();
      const work = db.transaction(async (tx) => {
        const { review: before, product } = await lockReview(tx, id);
        if (before.version !== version) {
          throw conflict(`Review ${id} is at version ${before.version}, not ${version}.`);
        }
        const written = { ...fields, ...(await bylineOf(tx, fields, before)) };
        const merged = { ...before, ...written };
        const score = scoreOf(merged.breakdown, merged.score);
        const reworded = changedFields(before, { ...written, score });
        const marks = changedFields(before, {
          toTranslate: leftToTranslate(before, reworded, toTranslate),
          copiedFromVersion: (await followedVersion(tx, before, followed)) ?? before.copiedFromVersion,
        });
        const names = Object.keys({ ...reworded, ...marks });
        if (names.length === 0) return before;
        if (merged.title === '' && before.status === 'published') {
          throw invalidFields({ title: { code: 'required' } });
        }
        refuseReserved(reworded.slug);
        await assertReferences(tx, before.locale, { ...reworded, content: reworded.body }, 'body');
        const isReworded = Object.keys(reworded).length > 0;
        const told = { searchText: reviewSearchText(product, merged), updatedAt: at, updatedBy: actor.name };
        return writeReview(tx, actor, at, before, {
          set: {
            ...reworded,
            ...marks,
            ...(isReworded && told),
            ...(reworded.updates && { readersUpdatedAt: at }),
          },
          action: 'updated',
          reworded: isReworded,
          details: {
            fields: names,
            ...(reworded.slug !== undefined && { slug: { from: before.slug, to: reworded.slug } }),
          },
        });
      });
      return unlessTaken(work);
    },

    /** What was never public, or is not so now by somebody's decision. The rest is archived instead. */
    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const { review } = await lockReview(tx, id);
        if (review.status !== 'draft') throw conflict(`Review ${id} is ${review.status}, no draft.`);
        await queries.deleteReview(tx, id);
        await forgetTexts(tx, { subject: 'review', id });
        const details = { productId: review.productId };
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOfReview(review), details });
      });
    },
  };
}
