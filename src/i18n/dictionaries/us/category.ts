import type { CategoryTexts } from '../br/category.ts';

export const category = {
  posts: (count: number) => (count === 1 ? '1 article' : `${count.toLocaleString('en-US')} articles`),
  all: 'Categories',
  allDescription: 'Every topic we cover, with the products we have tested.',
  description: (name: string) => `Guides and product recommendations: ${name}.`,
  empty: 'There are no articles in this category yet.',
  elsewhere: 'See the other categories',
} satisfies CategoryTexts;
