import { describe, expect, test } from 'vitest';
import { isLocale, languageTags, locales } from '../locales.ts';
import { otherPaths } from './other-paths.ts';
import { isAdminPath, localeOfPath, paths, reservedSlugs, reviewWords, staticPages } from './paths.ts';

describe('paths', () => {
  test('are those of the specification', () => {
    expect(paths.landing()).toBe('/');
    expect(paths.home('it')).toBe('/it');
    expect(paths.post('mx', 'freidoras')).toBe('/mx/freidoras');
    expect(paths.category('es', 'hogar')).toBe('/es/categoria/hogar');
    expect(paths.categories('us')).toBe('/us/categorias');
    expect(locales.map(paths.reviews)).toEqual([
      '/br/avaliacao',
      '/it/recensione',
      '/mx/resena',
      '/es/resena',
      '/us/review',
    ]);
    expect(staticPages.map((page) => paths.staticPage('br', page))).toEqual([
      '/br/sobre',
      '/br/privacidade',
      '/br/termos',
      '/br/afiliados',
      '/br/contato',
    ]);
    expect([paths.admin(), otherPaths.adminLogin()]).toEqual(['/admin', '/admin/login']);
  });

  test('machines have theirs, below each edition and outside', () => {
    expect([
      otherPaths.sitemapIndex(),
      otherPaths.editionSitemap('it'),
      otherPaths.sitemapFile('it', 3),
    ]).toEqual(['/sitemap.xml', '/it/sitemap.xml', '/it/sitemap-3.xml']);
    expect([otherPaths.rss('us'), otherPaths.atom('us'), otherPaths.robots()]).toEqual([
      '/us/feed.xml',
      '/us/atom.xml',
      '/robots.txt',
    ]);
    expect([otherPaths.manifest('mx'), otherPaths.manifest(undefined)]).toEqual([
      '/mx/site.webmanifest',
      '/site.webmanifest',
    ]);
    expect([paths.siteCard('es'), paths.siteCard(undefined)]).toEqual([
      '/media/share/es.jpg',
      '/media/share/site.jpg',
    ]);
    expect(otherPaths.shareCard('br', 'post', 'a/b', '0f')).toBe('/media/share/br/post/a%2Fb-0f.jpg');
    for (const file of ['feed.xml', 'atom.xml', 'sitemap.xml', 'site.webmanifest']) {
      expect(reservedSlugs.has(file), file).toBe(true);
    }
  });

  test('what goes into one is encoded', () => {
    expect(paths.post('br', 'a b/ç?x#y')).toBe('/br/a%20b%2F%C3%A7%3Fx%23y');
    expect(paths.category('br', '../admin')).toBe('/br/categoria/..%2Fadmin');
  });

  test('products of a comparison stand in a readable list', () => {
    expect(paths.compare('it', ['a', 'b'])).toBe('/it/recensione?compare=a,b');
    expect(paths.compare('br', ['a&b'])).toBe('/br/avaliacao?compare=a%26b');
    expect(paths.reviewsWith('br', {})).toBe('/br/avaliacao');
    expect(paths.reviewsWith('br', { q: 'a b', brand: 'X&Y' }, ['c', 'd'])).toBe(
      '/br/avaliacao?q=a+b&brand=X%26Y&chosen=c,d',
    );
  });

  test('the first page of a home is the home itself', () => {
    expect(paths.homePage('br', 1)).toBe('/br');
    expect(paths.homePage('br', 2)).toBe('/br?page=2');
  });
});

describe('the editions', () => {
  test('are five, each with its language', () => {
    expect(languageTags).toEqual({ br: 'pt-BR', it: 'it-IT', mx: 'es-MX', es: 'es-ES', us: 'en-US' });
    expect(locales).toEqual(Object.keys(languageTags));
  });

  test.each(['BR', 'fr', 'en', '', 'b', 'toString', undefined, null, 0])('%j is none', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});

describe('localeOfPath', () => {
  test.each([
    ['/br', 'br'],
    ['/it/', 'it'],
    ['/us/review/x', 'us'],
    ['/es?page=2', undefined],
    ['/', undefined],
    ['', undefined],
    ['/brasil', undefined],
    ['/BR', undefined],
    ['/admin/br', undefined],
    ['//br', undefined],
  ])('%s is of %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });
});

describe('isAdminPath', () => {
  test.each([
    '/admin',
    '/admin/',
    '/admin/login',
    '/admin/edit/7',
    '/admin/edit-post/7',
    '/admin/edit-product/7',
    '/admin/products',
    '/admin/products/edit/7',
    '/admin/cron',
    '/admin/dynamic-rendering',
    '/admin/pre-render',
    '/admin/pre-render-demo',
    '/br/admin',
    '/us/admin/cron',
    '/x/admin/products',
    '/x/admin/edit/7',
  ])('%s is one', (pathname) => {
    expect(isAdminPath(pathname)).toBe(true);
  });

  test.each([
    '/',
    '/br',
    '/administrator',
    '/br/administrar-a-casa',
    '/br/categoria/admin',
    '/fr/admin',
    '/api/admin/login',
  ])('%s is none', (pathname) => {
    expect(isAdminPath(pathname)).toBe(false);
  });
});

test.each([
  'categoria',
  'categorias',
  'avaliacao',
  'recensione',
  'resena',
  'review',
  'sobre',
  'privacidade',
  'termos',
  'afiliados',
  'contato',
  'lancamento',
  'shopee',
  'admin',
  'api',
  'assets',
])('no post may be called %s', (word) => {
  expect(reservedSlugs.has(word)).toBe(true);
});

test('every word for reviews is reserved in every edition', () => {
  expect(new Set(Object.values(reviewWords)).isSubsetOf(new Set(reservedSlugs))).toBe(true);
});
