import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { toShopPath } from '#contract/site/addresses/to-shop-path.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { installErrorHandling } from '#server/http/errors/error-handling.ts';
import { notFound } from '#server/lib/errors.ts';
import { faultsIn } from '#test/harness/faults-in.ts';
import { toShopRoutes } from './to-shop.ts';

const LINK = 'https://www.amazon.com.br/dp/B0VITRINA1?tag=nossa-20&x="y"';
const offered: Record<number, object | undefined> = {
  7: { id: 31, linkAt: () => LINK, shopName: 'Amazon' },
  8: undefined,
};

const counted: string[] = [];
const app = Fastify();
app.decorateRequest('actor', undefined);
installErrorHandling(app);
await app.register(toShopRoutes, {
  products: {
    listCards: async (_locale: Locale, [id = 0]: number[]) =>
      id in offered
        ? [{ product: { brand: 'Aurora', name: 'Panela <24>' }, review: null, offer: offered[id] }]
        : [],
  } as unknown as ProductsService,
  clicks: {
    countPageView: ({ pathname }) => void counted.push(pathname),
    countClick: (mark, { pathname }) => void counted.push(`${mark} on ${pathname}`),
  },
  editions: {
    getReadable: async (locale: Locale) => {
      if (locale === 'es') throw notFound('The edition es, which is closed,');
      return { locale, language: 'pt-BR', siteName: 'Vitrina' };
    },
  } as unknown as EditionsService,
});

describe('the page that an old way to a shop leads to', () => {
  test('says where one is going and that we may earn by it, and is none for search engines', async () => {
    const { statusCode, headers, body } = await app.inject(toShopPath('br', 7));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('Aurora Panela &#60;24&#62;');
    expect(body).toContain('link de afiliado');
    expect(body).toMatch(
      /<a class="go" href="https:\/\/www\.amazon\.com\.br\/[^"<>]*" rel="sponsored nofollow noopener" data-at="button:31">/,
    );
    expect(body).not.toContain('<script');
  });

  test('is valid, and coming to it is following the link', async () => {
    counted.length = 0;
    const path = toShopPath('br', 7);
    const { body } = await app.inject(path);
    expect(counted).toEqual([path, `forward:31 on ${path}`]);
    await app.inject({ url: path, headers: { 'sec-purpose': 'prefetch' } });
    expect(counted).toHaveLength(3);
    expect(await faultsIn(body, { waits: true })).toEqual([]);
  });

  test.each(locales.filter((locale) => locale !== 'es'))('speaks to readers of %s', async (locale) => {
    expect((await app.inject(toShopPath(locale, 7))).body).toContain('Amazon</h1>');
  });

  test.each([
    '/to-shop/br/8',
    '/to-shop/br/9',
    '/to-shop/es/7',
    '/to-shop/xx/7',
    '/to-shop/br/x',
    '/to-shop/br/7%20',
  ])('%s is none', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
