import { expect, test } from 'vitest';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { shownCategories, totalsOf } from './shown-categories.ts';

const category = (name: string, slug: string, total: number, reviews: number, editions = 0) =>
  ({
    name,
    slug,
    posts: { published: 0, total },
    reviews,
    siblings: Array(editions).fill({}),
  }) as AdminCategory;

const all = [
  category('Água', 'agua', 2, 9, 4),
  category('Casa', 'casa', 5, 1),
  category('Zoo', 'animais', 3, 4, 1),
];
const names = (wish: { q?: string; sort?: string }) => shownCategories(all, wish).map(({ name }) => name);

test('are in the server’s order until somebody wishes another', () => {
  expect(names({})).toEqual(['Água', 'Casa', 'Zoo']);
  expect(names({ sort: 'name' })).toEqual(['Água', 'Casa', 'Zoo']);
  expect(names({ sort: '-name' })).toEqual(['Zoo', 'Casa', 'Água']);
  expect(names({ sort: 'posts' })).toEqual(['Água', 'Zoo', 'Casa']);
  expect(names({ sort: '-reviews' })).toEqual(['Água', 'Zoo', 'Casa']);
  expect(names({ sort: 'editions' })).toEqual(['Casa', 'Zoo', 'Água']);
  expect(names({ sort: 'nonsense' })).toEqual(['Água', 'Casa', 'Zoo']);
});

test('are found by name without accents, and by address', () => {
  expect(names({ q: ' AGUA' })).toEqual(['Água']);
  expect(names({ q: 'anim' })).toEqual(['Zoo']);
  expect(names({ q: 'nada' })).toEqual([]);
});

test('leave the list that they come from as it is, and add up', () => {
  shownCategories(all, { sort: '-posts' });
  expect(all.map(({ name }) => name)).toEqual(['Água', 'Casa', 'Zoo']);
  expect(totalsOf(all)).toEqual({ posts: 10, reviews: 14 });
});
