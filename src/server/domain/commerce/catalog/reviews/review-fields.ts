import {
  type NewReview,
  type ReviewChanges,
  reviewFieldNames,
} from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { assertBreakdown } from './review-score.ts';

type FieldName = (typeof reviewFieldNames)[number];
/** Texts without lines of their own: all that are one text, but for the address, which has rules of its own. */
type LineName = {
  [K in FieldName]: NewReview[K] extends string | undefined ? K : never;
}[Exclude<FieldName, 'slug'>];
const lines: Record<LineName, true> = {
  title: true,
  verdict: true,
  bestFor: true,
  notFor: true,
  author: true,
};

type Given = Omit<NewReview, 'productId' | 'locale'> | Omit<ReviewChanges, 'version'>;
export type ReviewFields = Required<{
  [K in FieldName]: NonNullable<NewReview[K]> | Extract<NewReview[K], null>;
}>;

/** These fields are one line each, whatever was pasted into them. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The given fields as they are stored; those that were not given are not in it. */
export function cleanFields(given: Given): Partial<ReviewFields> {
  const clean: Record<string, unknown> = {};
  for (const name of reviewFieldNames) if (given[name] !== undefined) clean[name] = given[name];
  for (const name of Object.keys(lines) as LineName[])
    if (given[name] !== undefined) clean[name] = oneLine(given[name]);
  if (given.breakdown) assertBreakdown(given.breakdown);
  // Newest first; those of one day stay in their order.
  if (given.updates) clean.updates = [...given.updates].sort((a, b) => b.date.localeCompare(a.date));
  const { contentChars } = limits.writing;
  if (given.body && JSON.stringify(given.body).length > contentChars) {
    throw invalidFields({ body: { code: 'too_long', limit: contentChars } });
  }
  return clean;
}
