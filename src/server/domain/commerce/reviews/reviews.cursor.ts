import { type ReviewSort, reviewSorts } from '#contract/commerce/reviews/review-sorts.ts';
import { invalidFields } from '#server/lib/errors.ts';

/** What the key of each order looks like: nothing else may reach the database. */
const shapes: Record<ReviewSort, RegExp> = {
  newest: /^-?\d{1,15}$/,
  score: /^\d{1,2}(\.\d)?$/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what PostgreSQL cannot hold
  name: /^[^\u0000]{0,60}$/u,
};

export const encodeReviewCursor = (sort: ReviewSort, key: string, id: number): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** A cursor belongs to one order: with another it would point nowhere. */
export function decodeReviewCursor(cursor: string, sort: ReviewSort): { key: string; id: number } {
  try {
    const [name, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const known = reviewSorts.find((each) => each === name);
    if (known === sort && typeof key === 'string' && shapes[sort].test(key) && Number.isSafeInteger(id)) {
      return { key, id: Number(id) };
    }
  } catch {
    // Told below, like everything else that is not one of ours.
  }
  throw invalidFields({ cursor: { code: 'invalid' } });
}
