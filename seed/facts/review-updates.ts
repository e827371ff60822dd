import type { ProductKey } from '#seed/facts/products.ts';

/** How many days ago a review was changed after it had been published, newest first. */
export const updateDays = {
  'nimbra-aero-3': [1],
  'kaluma-volta': [5],
  'brumelo-fritta-5': [12, 24],
  'corvita-lenta': [18],
  'quarzo-m5': [40, 110],
  'sonoru-buds-3': [60],
  'paralax-view-27': [75],
} satisfies Partial<Record<ProductKey, number[]>>;

export type UpdatedProduct = keyof typeof updateDays;

/** What was changed, in an edition's words: one sentence or two for each day. */
export type ReviewUpdateTexts = Record<UpdatedProduct, string[]>;
