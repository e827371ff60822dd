import { describe, expect, test, vi } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { type ApiFetch, createQueryClient } from '#web/shared/api/query-client.ts';
import { homeRoutes } from './home/routes.ts';
import { matchRoute, prefetchShell, routes } from './routes.ts';

describe('matchRoute', () => {
  test.each(locales)('/%s is a home', (locale) => {
    const match = matchRoute(`/${locale}`, '?page=2');
    expect(match).toMatchObject({ locale, params: { locale }, route: homeRoutes[0] });
    expect(match?.search.get('page')).toBe('2');
  });

  test.each([
    '',
    '/',
    '//',
    '//br',
    '/BR',
    '/br/',
    '/br/SOBRE',
    '/br/%73obre',
    '/br//sobre',
    '/br/caf%C3%A9',
    '/fr',
    '/brasil',
    '/br%',
    '/%E0%A4%A',
    '/%62%72%00',
    '/br/%E0%A4%A/x/y/z',
    '/br/a/b/c/d',
    '/../br/x/y/z',
    '/toString',
    '/undefined',
  ])('%j leads nowhere', (pathname) => {
    expect(matchRoute(pathname, '')).toBeUndefined();
  });

  test('the list of reviews, a search and a comparison share an address', () => {
    const sourceAt = (search: string) => matchRoute('/br/avaliacao', search)?.route.page.source;
    expect(sourceAt('?compare=a,b')).toMatch(/compare-page\.tsx$/);
    expect(sourceAt('?q=compare')).toMatch(/search-page\.tsx$/);
    for (const search of ['', '?q=', '?compare=', '?compare=,', '?chosen=a']) {
      expect(sourceAt(search)).toMatch(/review-list-page\.tsx$/);
    }
    expect(matchRoute('/it/avaliacao', '?compare=a')?.route.page.source).not.toMatch(/compare-page/);
  });

  test('every route belongs to an edition', () => {
    expect(routes.filter(({ path }) => !path.startsWith('/:locale'))).toEqual([]);
  });
});

test('every page of an edition is prepared with what surrounds it', async () => {
  const fetchApi = vi.fn<ApiFetch>().mockResolvedValue([]);
  await prefetchShell(createQueryClient(fetchApi), 'mx');
  expect(fetchApi.mock.calls.map(([path, params]) => [path, params])).toEqual([
    ['/api/locale-configs/mx', {}],
    ['/api/locale-configs/all-locales', {}],
    ['/api/categories/popular', { locale: 'mx' }],
  ]);
});

test('a page of a list is prepared by one call, however far it is', async () => {
  const fetchApi = vi.fn<ApiFetch>().mockResolvedValue({ posts: [], categoryMap: {}, nextCursor: 'more' });
  const callsFor = async (search: string) => {
    fetchApi.mockClear();
    const match = matchRoute('/br', search);
    await match?.route.prefetch(createQueryClient(fetchApi), match);
    return fetchApi.mock.calls.map(([, params]) => params);
  };
  expect(await callsFor('')).toEqual([{ locale: 'br' }]);
  expect(await callsFor('?page=1')).toEqual([{ locale: 'br' }]);
  expect(await callsFor('?page=900')).toEqual([{ locale: 'br', page: 900 }]);
});
