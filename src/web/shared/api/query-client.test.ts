import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type ApiFetch, createQueryClient, createQueryFn, paramsOfKey } from './query-client.ts';

describe('the second element of a key', () => {
  test.each([
    [undefined, {}],
    [null, {}],
    [7, { postId: '7' }],
    [0, { postId: '0' }],
    ['abc', { postId: 'abc' }],
    [
      { locale: 'br', limit: 10 },
      { locale: 'br', limit: 10 },
    ],
  ])('%j is sent as %j', (second, params) => {
    expect(paramsOfKey(second)).toEqual(params);
  });

  test('only its own keys are sent', () => {
    expect(paramsOfKey(Object.assign(Object.create({ inherited: 1 }), { own: 2 }))).toEqual({ own: 2 });
  });
});

describe('the default query', () => {
  const ask = (fetchApi: ApiFetch, queryKey: QueryKey, meta?: Record<string, unknown>) =>
    createQueryClient(fetchApi).fetchQuery({ queryKey, ...(meta && { meta }) });

  test("asks for the key's first element with the second as parameters", async () => {
    const fetchApi = vi.fn<ApiFetch>().mockResolvedValue(['x']);
    expect(await ask(fetchApi, ['/api/categories/popular', { locale: 'it' }])).toEqual(['x']);
    expect(fetchApi).toHaveBeenCalledExactlyOnceWith(
      '/api/categories/popular',
      { locale: 'it' },
      { fresh: false },
    );
  });

  test('asks past every cache where its query says so', async () => {
    const fetchApi = vi.fn<ApiFetch>().mockResolvedValue({});
    await ask(fetchApi, ['/api/x'], { fresh: true });
    expect(fetchApi).toHaveBeenCalledExactlyOnceWith('/api/x', {}, { fresh: true });
  });

  test('fails once, without a second try', async () => {
    const fetchApi = vi.fn<ApiFetch>().mockRejectedValue(new ApiError(500, 'x'));
    await expect(ask(fetchApi, ['/api/x'])).rejects.toThrow('500: x');
    expect(fetchApi).toHaveBeenCalledTimes(1);
  });

  test('fails by the name that its query gives, and the status stays known', async () => {
    const cause = new ApiError(404, 'x');
    const fetchApi = vi.fn<ApiFetch>().mockRejectedValue(cause);
    const failed = ask(fetchApi, ['/api/x'], { failure: 'Falha' }).catch((error: unknown) => error);
    expect(await failed).toMatchObject({ message: 'Falha', status: 404, cause });
  });

  test('sends the cursor of a further part', async () => {
    const fetchApi = vi.fn<ApiFetch>().mockResolvedValue({ next: 'abc' });
    await createQueryClient(fetchApi).fetchInfiniteQuery({
      queryKey: ['/api/home-data', { locale: 'br' }],
      initialPageParam: null as string | null,
      getNextPageParam: () => 'abc',
      pages: 2,
    });
    expect(fetchApi.mock.calls.map(([, params]) => params)).toEqual([
      { locale: 'br' },
      { locale: 'br', cursor: 'abc' },
    ]);
  });
});

describe('a 401', () => {
  const answer = (on401?: 'throw' | 'null', status = 401) => {
    const client = createQueryClient(() => Promise.reject(new Error('not asked')));
    const queryFn = createQueryFn(() => Promise.reject(new ApiError(status, 'x')), on401);
    return client.fetchQuery({ queryKey: ['/api/me'], queryFn });
  };

  test('throws, unless null is preferred', async () => {
    await expect(answer()).rejects.toThrow('401: x');
    await expect(answer('throw')).rejects.toThrow('401: x');
    expect(await answer('null')).toBeNull();
  });

  test('is the only refusal that may become null', async () => {
    await expect(answer('null', 403)).rejects.toThrow('403: x');
  });
});

test('data stays good, unused data goes after five minutes, nothing is asked for again', () => {
  const { queries, mutations } = createQueryClient(() => Promise.resolve(null)).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
