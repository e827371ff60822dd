import { expect, test } from 'vitest';
import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import { productMerges as texts } from '#i18n/admin/en/commerce/product-merges.ts';
import { planLines } from './plan-lines.ts';

const nothing: MergePlan = {
  offers: [],
  ean: { comes: null, others: [] },
  reviews: [],
  reviewedTwice: [],
  texts: [],
  shopLinks: 0,
  clicks: 0,
  prices: 0,
  warnings: [],
};

test('a plan mentions what there is, and nothing else', () => {
  expect(planLines(nothing, texts, String)).toEqual([]);
  const offer = { id: 1, locale: 'br', shopName: 'Amazon', remains: false } as const;
  const plan = {
    ...nothing,
    offers: [offer, { ...offer, id: 2, remains: true }],
    ean: { comes: '7891234567895', others: [] },
    clicks: 1,
  };
  expect(planLines(plan, texts, (locale) => locale.toUpperCase())).toEqual([
    '1 offer becomes its own',
    '1 offer does not come, because it sells in that shop already: Amazon (BR)',
    'The barcode 7891234567895 becomes its own',
    '1 click counts for it',
  ]);
});
