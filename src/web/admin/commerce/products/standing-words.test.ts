import { expect, test } from 'vitest';
import type { OfferSummary, ReviewSummary } from '#contract/commerce/products/products.admin.schemas.ts';
import { texts } from '#i18n/admin/en/texts.ts';
import { standingWords } from './standing-words.ts';

const review: ReviewSummary = {
  id: 1,
  slug: 'aro',
  status: 'published',
  score: 8,
  verdict: '',
  updatedAt: '2026-11-15T12:00:00.000Z',
  toTranslate: 0,
  drifted: false,
};
const offer: OfferSummary = {
  price: 100,
  currency: 'BRL',
  fetchedAt: '2026-11-15T12:00:00.000Z',
  fresh: true,
  availability: 'in_stock',
  linked: true,
};
const words = (of: ReviewSummary | null, at: OfferSummary | null) =>
  standingWords({ review: of, offer: at }, texts).join(', ');

test('says what is there, and what is missing', () => {
  expect(words(review, offer)).toBe('review published, price up to date');
  expect(words(null, null)).toBe('no review, no offer');
  expect(words({ ...review, status: 'draft', toTranslate: 3, drifted: true }, null)).toBe(
    'review draft, 3 fields to translate, the original has changed, no offer',
  );
});

test('the worst that is wrong with an offer is what is said of it', () => {
  expect(words(review, { ...offer, fresh: false })).toContain('price expired');
  expect(words(review, { ...offer, linked: false, fresh: false })).toContain('no link');
  expect(words(review, { ...offer, price: null })).toContain('no price');
  expect(words(review, { ...offer, availability: 'out_of_stock' })).toContain('unavailable');
  expect(words(review, { ...offer, availability: 'out_of_stock', fresh: false })).toContain('price expired');
});
