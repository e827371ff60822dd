import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { demoCategories } from '#seed/content.ts';
import { categoryKeys } from '#seed/facts/categories.ts';
import { categoryIcon } from './category-icons.ts';

const iconOf = {
  baby: 'baby',
  auto: 'car',
  pets: 'cat',
  fashion: 'shirt',
  kitchen: 'utensils',
  fitness: 'dumbbell',
  gifts: 'gift',
  shopping: 'shopping-bag',
  home: 'house',
  tools: 'wrench',
  phones: 'smartphone',
  computers: 'computer',
  awards: 'award',
  books: 'book',
};

describe.each(locales)('in %s', (locale) => {
  test.each(categoryKeys)('%s has its icon', (key) => {
    expect(categoryIcon(demoCategories[locale][key])).toBe(iconOf[key]);
  });
});

test.each(['', 'jardim', '-', 'constructor'])('%j has the icon of any other category', (slug) => {
  expect(categoryIcon({ slug })).toBe('tag');
});

test('one known word is enough, and the first one counts', () => {
  expect(categoryIcon({ slug: 'para-a-casa' })).toBe('house');
  expect(categoryIcon({ slug: 'cozinha-e-casa' })).toBe('utensils');
});

test('an icon that somebody chose counts more than any word', () => {
  expect(categoryIcon({ slug: 'casa', icon: 'book' })).toBe('book');
});
