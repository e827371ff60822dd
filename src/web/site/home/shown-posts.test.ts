import { describe, expect, test } from 'vitest';
import type { HomeData, PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { joined, onlyShown } from './shown-posts.ts';

const post = (id: number): PostCard => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: '',
  imageUrl: null,
  imageAlt: '',
  categoryId: id % 3,
  keyword: '',
  author: '',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});
const category = (id: number) => ({ id, name: `Category ${id}`, slug: `category-${id}` });
const part = (from: number, to: number, nextCursor: string | null): HomeData => ({
  posts: Array.from({ length: to - from }, (_, index) => post(from + index)),
  categoryMap: { 0: category(0), 1: category(1), 2: category(2), 9: category(9) },
  nextCursor,
});

describe('onlyShown', () => {
  test.each([
    [1, 7],
    [2, 6],
    [9, 6],
  ])('keeps of page %i its first %i posts, with their categories', (page, shown) => {
    const { pages } = onlyShown({ pages: [part(0, 49, 'next')], pageParams: [null] }, page);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.posts.map(({ id }) => id)).toEqual(Array.from({ length: shown }, (_, id) => id));
    expect(Object.keys(pages[0]?.categoryMap ?? {})).toEqual(['0', '1', '2']);
    expect(pages[0]?.nextCursor).toBe('');
  });

  test('changes nothing where everything is shown: nobody has to ask for it again', () => {
    const data = { pages: [part(0, 7, null)], pageParams: [null] };
    expect(onlyShown(data, 1)).toBe(data);
  });
});

test('a part that begins from the start adds only what was not there', () => {
  const trimmed = onlyShown({ pages: [part(0, 20, 'next')], pageParams: [null] }, 1);
  const { posts } = joined([...trimmed.pages, part(0, 20, 'next'), part(20, 25, null)]);
  expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, id) => id));
});
