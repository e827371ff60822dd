import { describe, expect, test } from 'vitest';
import { languageTags, locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { isOfflinePath, renderFailure, renderOffline } from './render-notice.tsx';

const options = { publicUrl: 'https://e.example', now: new Date('2031-06-15T15:00:00Z') };

describe.each(locales)('in %s', (locale) => {
  test('a page that broke says so, with its number and two ways on', async () => {
    const page = renderFailure({ ...options, pathname: `/${locale}/x`, requestId: '<a1>' });
    const { failures } = await loadDictionary(locale);
    expect(page).toMatchObject({ status: 500, language: languageTags[locale], modules: [], state: '' });
    expect(page.head.index).toBe(false);
    expect(page.head.title).toBe(`${failures.title} - Vitrina`);
    expect(page.body).toContain(`<h1>${failures.title}</h1>`);
    expect(page.body).toContain(failures.message);
    expect(page.body).toContain(failures.reference('&lt;a1&gt;'));
    expect(page.body).toMatch(new RegExp(`<a href="" [^>]*>${failures.retry}</a>`));
    expect(page.body).toMatch(new RegExp(`<a href="/${locale}" [^>]*>${failures.home}</a>`));
  });

  test('a browser without a connection is told so', async () => {
    const page = renderOffline({ ...options, pathname: `/${locale}/offline` });
    const { failures } = await loadDictionary(locale);
    expect(page).toMatchObject({ status: 200, language: languageTags[locale], modules: [] });
    expect(page.activeLocale).toBeUndefined();
    expect(page.body).toContain(failures.offlineMessage);
    expect(page.body).toMatch(new RegExp(`<a href="" [^>]*>${failures.retry}</a>`));
  });
});

test('outside any edition it is Portuguese', () => {
  const page = renderFailure({ ...options, pathname: '/nada', requestId: 'a1' });
  expect(page).toMatchObject({ language: 'pt-BR', head: { canonical: 'https://e.example/nada' } });
  expect(page.body).toContain('href="/br"');
});

test.each([
  ['/br/offline', true],
  ['/us/offline', true],
  ['/fr/offline', false],
  ['/offline', false],
  ['/br/offline/x', false],
])('%s is the offline page of an edition: %s', (pathname, expected) => {
  expect(isOfflinePath(pathname)).toBe(expected);
});
