import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { popularCategoriesQuery } from './categories.ts';
import { homeDataQuery } from './home.ts';
import { postSearchQuery } from './posts.ts';
import { type ApiFetch, createQueryClient } from './query-client.ts';
import { typedSearchQuery } from './typed-search.ts';

describe('home data', () => {
  test('is fresh for five minutes, kept for ten, and not asked for on focus', () => {
    expect(homeDataQuery('br')).toMatchObject({
      staleTime: 5 * 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
    });
  });

  test('is asked for part by part, as long as there is a next one', async () => {
    const part = (nextCursor: string | null) => ({ posts: [], categoryMap: {}, nextCursor });
    const fetchApi = vi.fn<ApiFetch>(async (_path, { cursor }) => part(cursor ? null : 'abc'));
    const { pages } = await createQueryClient(fetchApi).fetchInfiniteQuery({
      ...homeDataQuery('mx'),
      pages: 5,
    });
    expect(pages).toHaveLength(2);
    expect(fetchApi.mock.calls.map(([path, params]) => [path, params])).toEqual([
      ['/api/home-data', { locale: 'mx' }],
      ['/api/home-data', { locale: 'mx', cursor: 'abc' }],
    ]);
  });
});

test('popular categories are those of an edition', () => {
  expect(popularCategoriesQuery('it').queryKey).toEqual(['/api/categories/popular', { locale: 'it' }]);
});

describe('the search', () => {
  test('asks its edition widely for its page, and for the usual ten as somebody types', () => {
    const path = '/api/posts/by-locale/es';
    expect(postSearchQuery('es', 'café').queryKey).toEqual([path, { q: 'café', wide: '1', limit: 50 }]);
    expect(typedSearchQuery('es', 'café').queryKey).toEqual([path, { q: 'café' }]);
  });

  test('asks nothing while nothing is typed', () => {
    const fetchApi = vi.fn<ApiFetch>().mockResolvedValue([]);
    const watch = (q: string) => {
      const stop = new QueryObserver(createQueryClient(fetchApi), typedSearchQuery('br', q)).subscribe(
        () => {},
      );
      stop();
      return fetchApi.mock.calls.length;
    };
    expect(watch('')).toBe(0);
    expect(watch('x')).toBe(1);
  });
});
