import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#contract/all.endpoints.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { notFound } from '#server/lib/errors.ts';
import { goodRequests, insertPosts, uniformApi, useApp } from '#test/harness/app.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

const failure = async (promise: Promise<unknown>): Promise<Error & { status?: number }> => {
  const settled = await promise.then(
    () => undefined,
    (error: Error) => error,
  );
  if (!settled) throw new Error('This was expected to fail, and did not.');
  return settled;
};

describe('the client without the network', () => {
  const site = useApp('pg');
  const bothWays = async (path: string, params: Record<string, string | number>) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    return {
      overHttp: await site().app.inject(`${path}?${query}`),
      inProcess: createInProcessFetch(site().api)(path, params),
    };
  };

  test.each(Object.values(goodRequests))('answers %s as the network does', async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://vitrina.test');
    const { overHttp, inProcess } = await bothWays(pathname, Object.fromEntries(searchParams));
    expect(overHttp.statusCode).toBe(200);
    expect(await inProcess).toEqual(overHttp.json());
  });

  test('reads an address as the network does', async () => {
    await insertPosts(site(), [{ slug: 'café/com leite?&100%', title: 'Odd' }]);
    const path = `/api/posts/by-slug/${encodeURIComponent('café/com leite?&100%')}`;
    const { overHttp, inProcess } = await bothWays(path, {});
    expect(overHttp.json().title).toBe('Odd');
    expect(await inProcess).toEqual(overHttp.json());
  });

  test.each([
    ['/api/posts/by-slug/never-written', {}],
    ['/api/categories/999999', {}],
    ['/api/home-data', { locale: 'fr' }],
    ['/api/home-data', { cursor: 'abc' }],
    ['/api/categories/popular', { limit: 51 }],
    ['/api/categories/first', {}],
    ['/api/posts/by-locale/br', { q: 'a\0b' }],
    ['/api/posts/by-slug/%zz', {}],
    [`/api/posts/by-slug/${'a'.repeat(201)}`, {}],
  ])('refuses %s %j with the network’s status', async (path, params) => {
    const { overHttp, inProcess } = await bothWays(path, params);
    expect([400, 404]).toContain(overHttp.statusCode);
    expect((await failure(inProcess)).status).toBe(overHttp.statusCode);
  });
});

describe('a call of it', () => {
  test('gets path, query and defaults in one, the path above the query', async () => {
    const getPostBySlug = vi.fn(async () => ({}));
    const fetchApi = createInProcessFetch({ getPostBySlug } as unknown as Api);
    await fetchApi('/api/posts/by-slug/um-post', { slug: 'another', odd: 1 });
    expect(getPostBySlug).toHaveBeenCalledExactlyOnceWith(
      { slug: 'um-post', locale: 'br' },
      siteCaller('br'),
    );
  });

  test('is made by the site itself, in the edition that is asked for', async () => {
    const getHomeData = vi.fn(async () => ({}));
    await createInProcessFetch({ getHomeData } as unknown as Api)('/api/home-data', { locale: 'it' });
    expect(getHomeData).toHaveBeenCalledExactlyOnceWith({ locale: 'it' }, siteCaller('it'));
  });

  test('goes to a fixed address before one with a parameter', async () => {
    const calls = { listAllLocales: vi.fn(), getEdition: vi.fn() };
    const fetchApi = createInProcessFetch(calls as unknown as Api);
    await fetchApi('/api/locale-configs/all-locales', {});
    expect([calls.listAllLocales.mock.calls.length, calls.getEdition.mock.calls.length]).toEqual([1, 0]);
  });

  test('to an address that the contract lacks is a mistake of the caller, and says so', async () => {
    const fetchApi = createInProcessFetch(uniformApi(async () => ({})));
    const error = await failure(fetchApi('/api/nothing-here', {}));
    expect(error.message).toContain('/api/nothing-here');
    expect(error.status).toBeUndefined();
  });

  test('passes a failure on as it is', async () => {
    const broken = new Error('The database is closed.');
    const fetchApi = createInProcessFetch(uniformApi(() => Promise.reject(broken)));
    expect(await failure(fetchApi('/api/settings/site_name', {}))).toBe(broken);
    expect(broken).not.toHaveProperty('status');
    const missing = createInProcessFetch(uniformApi(() => Promise.reject(notFound('It'))));
    expect(await failure(missing('/api/settings/site_name', {}))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});
