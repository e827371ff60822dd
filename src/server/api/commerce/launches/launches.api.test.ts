import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { LaunchDay } from '#contract/commerce/launches/launches.schemas.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

describe.each(oneEngine)('launches and shop links on %s', (engine) => {
  const site = useApp(engine);
  const get = async (url: string) => (await site().app.inject(url)).json<LaunchDay>();

  test('the latest day has its products in order, and the day before it', async () => {
    const day = await get('/api/launches/br');
    expect(day).toMatchObject({ date: '2026-10-14', previous: '2026-10-07', next: null });
    expect(day.reviews.map(({ slug }) => slug)).toEqual(['nimbra-aero-3', 'kaluma-volta', 'orvane-brisa-40']);
    expect(day.reviews[0]?.offer?.currency).toBe('BRL');
  });

  test('a day between others names both', async () => {
    const day = await get('/api/launches/br/2026-10-07');
    expect(day).toMatchObject({ date: '2026-10-07', previous: '2026-09-23', next: '2026-10-14' });
    expect(day.reviews).toHaveLength(3);
  });

  test('a day without launches is empty and names the nearest', async () => {
    expect(await get('/api/launches/br/2026-10-01')).toEqual({
      date: '2026-10-01',
      reviews: [],
      prices: [],
      previous: '2026-09-23',
      next: '2026-10-07',
    });
  });

  test('an edition without launches says so; a date that is none is refused', async () => {
    expect(await get('/api/launches/us')).toEqual({
      date: null,
      reviews: [],
      prices: [],
      previous: null,
      next: null,
    });
    for (const date of ['2026-02-30', '20261001', 'hoje', '2026-10-01T00:00:00Z']) {
      expect((await site().app.inject(`/api/launches/br/${date}`)).statusCode, date).toBe(400);
    }
  });

  test('a shop link leads to Shopee, whatever somebody may have stored', async () => {
    const url = '/api/shop-links/luz-de-leitura';
    expect((await site().app.inject(url)).json()).toMatchObject({
      url: 'https://s.shopee.com.br/demo2pagina',
    });
    expect((await site().app.inject('/api/shop-links/nada')).statusCode).toBe(404);
    const bad = [
      'https://evil.example/',
      'https://s.shopee.com.br.evil.example/a',
      'https://s.shopee.com.br@evil.example/',
      'http://s.shopee.com.br/a',
      '//s.shopee.com.br/a',
      'https://s.shopee.com.br/../a',
      'javascript:alert(1)',
    ];
    for (const address of bad) {
      await site().db.update(shopLinks).set({ url: address }).where(eq(shopLinks.slug, 'luz-de-leitura'));
      expect((await site().app.inject(url)).statusCode, address).toBe(404);
    }
  });
});
