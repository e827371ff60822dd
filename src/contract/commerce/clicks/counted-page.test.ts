import { describe, expect, test } from 'vitest';
import { countedPage } from './counted-page.ts';

describe('which page a path is', () => {
  test.each([
    ['/br', 'br', 'home', ''],
    ['/it/palestra-in-casa', 'it', 'post', 'palestra-in-casa'],
    ['/it/recensione', 'it', 'reviews', ''],
    ['/it/recensione/nimbra-aero-3', 'it', 'review', 'nimbra-aero-3'],
    ['/br/categorias', 'br', 'categories', ''],
    ['/br/categoria/casa', 'br', 'category', 'casa'],
    ['/es/lancamento', 'es', 'launches', ''],
    ['/es/lancamento/2026-10-14', 'es', 'launches', ''],
    ['/br/shopee/luz-de-leitura', 'br', 'shop_link', 'luz-de-leitura'],
    ['/to-shop/mx/12', 'mx', 'to_shop', ''],
    ['/us/privacidade', 'us', 'static', ''],
    ['/us/contato', 'us', 'static', ''],
  ])('%s', (path, locale, kind, slug) => {
    expect(countedPage(path)).toEqual({ locale, kind, slug });
  });

  test.each([
    ...['/', '', '/fr', '/fr/x', '/admin', '/br/admin', '/br/', '/br/a/b/c', '/br/a/b', '/preview', 'br'],
    ...['/br/offline', '/br/feed.xml', '/it/shopee/x', '/it/review/x', '/br/%E0%A4%A', '/br/avaliacao/'],
    ...[
      '/br/categoria/',
      '/test',
      '/br/constructor/x',
      '/__proto__/x',
      '/mx/caf%C3%A9',
      '/br/SOBRE',
      '/br/%73obre',
    ],
  ])('%j is not counted', (path) => expect(countedPage(path)).toBeUndefined());
});
