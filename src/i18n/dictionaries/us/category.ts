import type { CategoryTexts } from '../br/category.ts';

export const category = {
  posts: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  all: 'Categories',
  allDescription: 'Every subject in which we test and recommend products.',
  description: (name: string) => `Guides and product recommendations: ${name}.`,
  empty: 'There are no posts in this category yet.',
  elsewhere: 'See the other categories',
} satisfies CategoryTexts;
