import { expect, test } from 'vitest';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { weightedScore } from '#contract/commerce/reviews/weighted-score.ts';
import { scoreOf } from '#server/domain/commerce/catalog/reviews/review-score.ts';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { evenWeights, type ReviewForm, readCriterion, reviewChanges, reviewFormOf } from './review-form.ts';

const words = { scoreUnread: 'score?', criterionUnread: 'criterion?', updateUnread: 'update?' };
const review = {
  title: 'Aro Duo',
  slug: 'aro-duo',
  verdict: 'Vale.',
  score: 8.3,
  breakdown: [
    { criterion: 'build', score: 8.5, weight: 0.335 },
    { criterion: 'value', score: 8, weight: 0.665 },
  ],
  pros: ['leve', 'barato'],
  cons: [],
  bestFor: '',
  notFor: '',
  body: { type: 'doc', content: [] },
  categoryId: null,
  author: 'Ana',
  updates: [],
  toTranslate: [],
} as unknown as AdminReview;
const form = reviewFormOf(review, 'pt-BR');
const changes = (part: Partial<ReviewForm>) =>
  reviewChanges({ ...form, ...part }, Object.keys(part) as (keyof ReviewForm)[], words);
const problemOf = (part: Partial<ReviewForm>) => {
  try {
    changes(part);
    return undefined;
  } catch (error) {
    return error instanceof FieldProblem ? error.fields : error;
  }
};

test('numbers are shown as the desk writes them, weights in per cent', () => {
  expect(form.score).toBe('8,3');
  expect(form.breakdown[0]).toEqual({ criterion: 'build', score: '8,5', weight: '33,5' });
});

test('what is shown is read as what it was', () => {
  expect(reviewChanges(form, Object.keys(form) as (keyof ReviewForm)[], words)).toEqual(review);
});

test('only the named fields are sent; lines lose their edges and empty ones', () => {
  expect(changes({ pros: ' leve \n\n  barato\n' })).toEqual({ pros: ['leve', 'barato'] });
  expect(changes({ score: '' })).toEqual({ score: null });
  expect(changes({ score: '7.25' })).toEqual({ score: 7.3 });
});

test('what cannot be read is said of its field', () => {
  expect(problemOf({ score: '11' })).toEqual({ score: 'score?' });
  expect(problemOf({ score: 'boa' })).toEqual({ score: 'score?' });
  expect(problemOf({ breakdown: [{ criterion: '', score: '8', weight: '100' }] })).toEqual({
    breakdown: 'criterion?',
  });
  expect(problemOf({ updates: [{ date: '', text: 'novo' }] })).toEqual({ updates: 'update?' });
});

test('the score that is shown while typing is the one that the server makes', () => {
  const rows = [
    { criterion: 'a', score: '8,5', weight: '50' },
    { criterion: 'b', score: '8', weight: '30' },
    { criterion: 'c', score: '9,1', weight: '20' },
  ].map((row) => readCriterion(row) ?? { criterion: '', score: 0, weight: 0 });
  expect(weightedScore(rows)).toBe(scoreOf(rows, null));
  expect(weightedScore([])).toBeUndefined();
});

test('even weights make a whole', () => {
  const rows = ['a', 'b', 'c'].map((criterion) => ({ criterion, score: '8', weight: '' }));
  expect(evenWeights(rows).map(({ weight }) => weight)).toEqual(['33', '33', '34']);
});
