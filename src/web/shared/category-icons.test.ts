import {
  Award,
  Baby,
  Book,
  Car,
  Cat,
  Computer,
  Dumbbell,
  Gift,
  House,
  Shirt,
  ShoppingBag,
  Smartphone,
  Tag,
  Utensils,
  Wrench,
} from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { demoCategories } from '#seed/content.ts';
import { categoryKeys } from '#seed/facts/categories.ts';
import { categoryIcon } from './category-icons.ts';

const iconOf = {
  baby: Baby,
  auto: Car,
  pets: Cat,
  fashion: Shirt,
  kitchen: Utensils,
  fitness: Dumbbell,
  gifts: Gift,
  shopping: ShoppingBag,
  home: House,
  tools: Wrench,
  phones: Smartphone,
  computers: Computer,
  awards: Award,
  books: Book,
};

describe.each(locales)('in %s', (locale) => {
  test.each(categoryKeys)('%s has its icon', (key) => {
    expect(categoryIcon(demoCategories[locale][key].slug)).toBe(iconOf[key]);
  });
});

test.each(['', 'jardim', '-', 'constructor'])('%j has the icon of any other category', (slug) => {
  expect(categoryIcon(slug)).toBe(Tag);
});

test('one known word is enough, and the first one counts', () => {
  expect(categoryIcon('para-a-casa')).toBe(House);
  expect(categoryIcon('cozinha-e-casa')).toBe(Utensils);
});
