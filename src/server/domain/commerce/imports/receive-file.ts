import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import { lookAside } from './read-feed-aside.ts';

/** What the form says of a file that is refused. */
const refusals: Partial<Record<FeedProblemCode, FieldProblemCode>> = {
  empty: 'required',
  zip: 'zip_archive',
  too_costly: 'too_costly',
  unknown_format: 'not_a_feed',
  doctype: 'not_a_feed',
};

/** Each is a thread with a memory of its own. */
const oneOfFew = createLimiter(importLimits.lookedAtOnce);

export const tidyName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/]+/gu, ' ')
    .trim()
    .slice(0, importLimits.fileNameChars)
    .toWellFormed();

/** What it is and what it looks like; what cannot be taken in at all is refused by the form. */
export async function readFirst(file: string) {
  try {
    return await oneOfFew(() => lookAside(file));
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    const isTooLarge =
      error.code === 'too_large' || error.code === 'too_dense' || error.code === 'too_many_rows';
    if (isTooLarge) throw new DomainError('payload_too_large', error.message);
    throw invalidFields({ file: { code: refusals[error.code] ?? 'damaged' } });
  }
}
