import { textCheckSeverities } from '#contract/writing/content/text-checks.words.ts';

/** The fields of a review that are in somebody's language. */
export const translatedFields = ['title', 'verdict', 'pros', 'cons', 'bestFor', 'notFor', 'body'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** What is looked at before a review is published. Errors stand in the way of it, warnings do not. */
export const reviewCheckSeverities = {
  ...textCheckSeverities,
  verdict_missing: 'error',
  score_missing: 'error',
  to_translate: 'error',
  points_missing: 'warning',
  picture_missing: 'warning',
  product_archived: 'warning',
  link_missing: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>;
export type ReviewCheckCode = keyof typeof reviewCheckSeverities;
export const reviewCheckCodes = Object.keys(reviewCheckSeverities) as [ReviewCheckCode, ...ReviewCheckCode[]];
