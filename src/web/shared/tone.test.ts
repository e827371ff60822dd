import { expect, test } from 'vitest';
import { toneOf } from './tone.ts';

const ids = Array.from({ length: 2000 }, (_, index) => index + 1);

test('a thing keeps its colour', () => {
  expect(ids.map(toneOf)).toEqual(ids.map(toneOf));
  // Written down once: pages that are kept must agree with the code of tomorrow.
  expect([1, 2, 3, 42].map(toneOf)).toMatchInlineSnapshot(`
    [
      "tone tone-2",
      "tone tone-2",
      "tone tone-7",
      "tone tone-1",
    ]
  `);
});

test('ten colours share things out evenly', () => {
  const counts = Map.groupBy(ids, toneOf);
  expect([...counts.keys()].sort()).toEqual(Array.from({ length: 10 }, (_, tone) => `tone tone-${tone}`));
  for (const [tone, { length }] of counts) {
    expect(length, tone).toBeGreaterThan(140);
    expect(length, tone).toBeLessThan(260);
  }
});

test('neighbours seldom look alike', () => {
  const alike = ids.filter((id) => toneOf(id) === toneOf(id + 1));
  expect(alike.length).toBeLessThan(ids.length / 4);
});

test.each([0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('%d has one too', (id) => {
  expect(toneOf(id)).toMatch(/^tone tone-\d$/);
});
