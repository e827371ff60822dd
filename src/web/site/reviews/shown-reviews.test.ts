import { expect, test } from 'vitest';
import { reviewCard, reviewList } from '#test/harness/data/reviews.ts';
import { onlyShown } from './shown-reviews.ts';

test('what cards do not show stays behind, and nothing else', () => {
  const { title, author, createdAt, updatedAt, ...shown } = reviewCard(1);
  const data = { pages: [reviewList({ items: [reviewCard(1)], nextCursor: 'x' })], pageParams: [null] };
  const [page] = onlyShown(data).pages;
  expect(page).toMatchObject({ nextCursor: 'x', total: 1, items: [shown] });
  const text = JSON.stringify(page);
  for (const hidden of [title, author, createdAt, updatedAt]) expect(text).not.toContain(hidden);
});
