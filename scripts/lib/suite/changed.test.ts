import { expect, test } from 'vitest';
import { journeysFor } from './changed.ts';

const journeys = [
  'e2e/admin/writing/posts.spec.ts',
  'e2e/admin/writing/posts-xss.spec.ts',
  'e2e/admin/commerce/price-runs.spec.ts',
  'e2e/site/home.spec.ts',
];

test('a change of a screen is walked through by the journeys of its name, and a journey by itself', () => {
  expect(
    journeysFor(['src/web/admin/writing/posts/list/posts-page.tsx', 'src/web/site/home/hero.tsx'], journeys),
  ).toEqual([
    'e2e/admin/writing/posts.spec.ts',
    'e2e/admin/writing/posts-xss.spec.ts',
    'e2e/site/home.spec.ts',
  ]);
  expect(journeysFor(['e2e/admin/commerce/price-runs.spec.ts'], journeys)).toEqual([
    'e2e/admin/commerce/price-runs.spec.ts',
  ]);
  expect(journeysFor(['src/server/env.ts', 'src/web/shared/tone.ts'], journeys)).toEqual([]);
});
