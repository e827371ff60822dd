import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import type { ApiFetch } from './query-client.ts';
import { createServerQueryClient } from './server-query-client.ts';

test('a question is asked once, and its answer is there', async () => {
  const fetchApi = vi.fn<ApiFetch>().mockResolvedValue(['x']);
  const client = createServerQueryClient(fetchApi);
  const query = { queryKey: ['/api/categories/popular', { locale: 'it' }], meta: { fresh: true } };
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(query)]);
  await client.prefetchQuery(query);
  expect(fetchApi).toHaveBeenCalledExactlyOnceWith(
    '/api/categories/popular',
    { locale: 'it' },
    { fresh: true },
  );
  expect(client.getQueryData(query.queryKey)).toEqual(['x']);
});

test('data stand in the order of the questions, whichever answer comes first', async () => {
  const late = Promise.withResolvers<unknown>();
  const client = createServerQueryClient((path) => (path === '/api/one' ? late.promise : Promise.resolve(2)));
  const both = Promise.all([
    client.prefetchQuery({ queryKey: ['/api/one'] }),
    client.prefetchQuery({ queryKey: ['/api/two'] }).then(() => late.resolve(1)),
  ]);
  await both;
  const queries = client.getQueryCache().getAll();
  expect(queries.map(({ queryKey, state }) => [queryKey[0], state.data])).toEqual([
    ['/api/one', 1],
    ['/api/two', 2],
  ]);
});

test('a failure is kept with what it is called and its status', async () => {
  const error = new ApiError(503, 'down');
  const client = createServerQueryClient(vi.fn<ApiFetch>().mockRejectedValue(error));
  await client.prefetchQuery({ queryKey: ['/api/x'], meta: { failure: 'Falha' } });
  expect(client.getQueryState(['/api/x'])).toMatchObject({
    status: 'error',
    error: { message: 'Falha', status: 503 },
  });
});

test('no clock holds on to what a page was rendered from', async () => {
  vi.useFakeTimers();
  try {
    const client = createServerQueryClient(vi.fn<ApiFetch>().mockResolvedValue({ pages: [] }));
    await client.prefetchQuery({ queryKey: ['/api/one'] });
    await client.prefetchInfiniteQuery({
      queryKey: ['/api/many'],
      initialPageParam: null,
      getNextPageParam: () => null,
    });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
