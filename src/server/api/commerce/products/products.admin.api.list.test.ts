import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminProductRow, BoardRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(demoNow.getTime() - hours * HOUR);

describe.each(engines)('the list of products on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const list = async (query = ''): Promise<AdminProductRow[]> =>
    (await call('viewer', 'GET', `/products?${query}`)).body.items;
  const names = async (query: string) => (await list(query)).map(({ name }) => name);
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const { db } = site();
    const make = async (name: string, ...own: Partial<typeof offers.$inferInsert>[]) => {
      const { body } = await call('editor', 'POST', '/products', { brand: 'Kaluma', name });
      ids.set(name, body.id);
      for (const each of own) {
        const offer = {
          locale: 'br',
          marketplace: 'amazon',
          externalId: 'B0KALUMA01',
          currency: 'BRL',
        } as const;
        await db.insert(offers).values({ ...offer, productId: body.id, ...each });
      }
    };
    await make('A fresca', { price: 100, fetchedAt: ago(22), availability: 'in_stock' });
    await make('B velha', { price: 100, fetchedAt: ago(24), availability: 'in_stock' });
    await make('C esgotada', { price: 100, fetchedAt: ago(1), availability: 'out_of_stock' });
    await make('D torta', { externalId: 'not an asin', price: 100, fetchedAt: ago(1) });
    await make('E nunca vista', { price: 100 });
    await make('F sem oferta');
    // Of two offers the page shows the one that it can link to.
    await make(
      'G duas',
      { externalId: null },
      { marketplace: 'shopee', url: 'https://s.shopee.com.br/x', externalId: null },
    );
    await make('H italiana', { locale: 'it', currency: 'EUR', price: 100, fetchedAt: ago(30) });
    await db.update(editions).set({ status: 'coming_soon' }).where(eq(editions.locale, 'us'));
    await call('editor', 'POST', '/reviews', { productId: ids.get('A fresca'), locale: 'br' });
    const content = {
      type: 'doc',
      content: [{ type: 'productCard', attrs: { productId: ids.get('A fresca') } }],
    };
    await call('editor', 'POST', '/posts', { locale: 'br', title: 'Mostra', content });
    const clicked = { day: '2026-10-10', locale: 'br', pageKind: 'home', targetKind: 'offer' } as const;
    const followed = { ...clicked, productId: ids.get('A fresca') ?? 0, position: 'card' } as const;
    await db.insert(clickDays).values([
      { ...followed, visitor: 'person', count: 3 },
      { ...followed, visitor: 'crawler', count: 50 },
      { ...followed, day: '2026-01-01', visitor: 'person', count: 7 },
    ]);
  });

  test('says how each stands in every edition', async () => {
    const [fresh, old] = await list('q=kaluma&locale=br');
    expect(fresh).toMatchObject({
      name: 'A fresca',
      usedIn: 1,
      clicks30: 3,
      review: { status: 'draft', slug: 'kaluma-a-fresca', toTranslate: 0, drifted: false },
      editions: {
        br: {
          review: { status: 'draft' },
          offer: { price: 100, currency: 'BRL', fresh: true, linked: true, availability: 'in_stock' },
        },
        it: { review: null, offer: null },
      },
    });
    expect(old?.editions.br.offer).toMatchObject({ fresh: false, fetchedAt: ago(24).toISOString() });
    const two = (await list()).find(({ name }) => name === 'G duas');
    expect(two?.editions.br.offer).toMatchObject({ linked: true });
    expect(two?.review).toBeNull();
  });

  test.each([
    ['stale', 'br', ['B velha', 'E nunca vista']],
    ['stale', 'it', ['H italiana']],
    ['stale', undefined, ['B velha', 'E nunca vista', 'H italiana']],
    ['unavailable', 'br', ['C esgotada']],
    ['unavailable', 'it', []],
    ['no_link', 'br', ['D torta', 'F sem oferta', 'H italiana']],
    [
      'no_review',
      'br',
      ['B velha', 'C esgotada', 'D torta', 'E nunca vista', 'F sem oferta', 'G duas', 'H italiana'],
    ],
    ['archived', undefined, []],
  ])('shows what is %s in %s', async (filter, locale, expected) => {
    expect(await names(`q=kaluma&filter=${filter}${locale ? `&locale=${locale}` : ''}`)).toEqual(expected);
  });

  test('misses no prices where an edition shows none', async () => {
    const br = eq(editions.locale, 'br');
    await site().db.update(editions).set({ showPrices: false }).where(br);
    expect(await names('filter=stale&locale=br')).toEqual([]);
    await site().db.update(editions).set({ showPrices: true }).where(br);
    expect(await names('filter=stale&locale=br')).toHaveLength(2);
  });

  test('asks every active edition where none is named, and only those', async () => {
    const id = ids.get('A fresca') ?? 0;
    const lacksIn = async (filter: string) => (await names(`q=fresca&filter=${filter}`)).length === 1;
    for (const locale of ['it', 'mx', 'es'] as const) {
      expect(await lacksIn('no_link')).toBe(true);
      expect(await lacksIn('no_review')).toBe(true);
      await call('editor', 'POST', '/offers', { productId: id, locale, externalId: 'B0KALUMA01' });
      await call('editor', 'POST', '/reviews', { productId: id, locale });
    }
    expect([await lacksIn('no_link'), await lacksIn('no_review')]).toEqual([false, false]);
    expect(await names('q=fresca&filter=no_review&locale=us')).toEqual(['A fresca']);
  });

  test('knows what nobody shows: in one edition, or anywhere', async () => {
    expect(await names('q=fresca&filter=unused')).toEqual([]);
    expect(await names('q=fresca&filter=unused&locale=br')).toEqual([]);
    expect(await names('q=fresca&filter=unused&locale=it')).toEqual(['A fresca']);
    expect(await names('q=torta&filter=unused')).toEqual(['D torta']);
  });

  test('leaves out what was put away, except for whoever asks for it', async () => {
    const id = ids.get('F sem oferta') ?? 0;
    await call('editor', 'POST', '/products/bulk', { ids: [id], action: 'archive' });
    expect(await names('q=sem oferta')).toEqual([]);
    expect(await names('filter=archived')).toEqual(['F sem oferta']);
    expect((await list(`ids=${id}`))[0]).toMatchObject({ id, archivedAt: demoNow.toISOString() });
    await call('editor', 'POST', '/products/bulk', { ids: [id], action: 'restore' });
    expect(await names('q=sem oferta')).toEqual(['F sem oferta']);
  });

  test('goes on where it ended, through namesakes too', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      brand: 'Página',
      name: index % 3 === 0 ? 'Mesmo nome' : `Nome ${index % 7}`,
      searchText: 'pagina',
    }));
    await site().db.insert(products).values(rows);
    const first = (await call('viewer', 'GET', '/products?q=pagina')).body;
    expect(first.items).toHaveLength(50);
    const rest = (await call('viewer', 'GET', `/products?q=pagina&cursor=${first.nextCursor}`)).body;
    expect(rest).toMatchObject({ items: { length: 10 }, nextCursor: null });
    const seen = [...first.items, ...rest.items].map(({ id }: AdminProductRow) => id);
    expect(new Set(seen).size).toBe(60);
    for (const cursor of [
      'x',
      Buffer.from('["a"]').toString('base64url'),
      Buffer.from('["\\u0000",1]').toString('base64url'),
    ])
      expect((await call('viewer', 'GET', `/products?cursor=${cursor}`)).status).toBe(400);
  });

  test('takes wildcards and quotes for letters', async () => {
    for (const q of ['%25', '_', "'", '%5C']) expect(await names(`q=${q}`), q).toEqual([]);
  });

  test('is a board of products and editions, where somebody wants to see what is missing', async () => {
    const { items, nextCursor } = (await call('viewer', 'GET', '/parity?q=italiana')).body;
    expect(nextCursor).toBeNull();
    expect(items).toHaveLength(1);
    const [row] = items as BoardRow[];
    expect(Object.keys(row?.editions ?? {})).toEqual(['br', 'it', 'mx', 'es', 'us']);
    expect(row?.editions.it).toEqual({
      review: null,
      offer: {
        price: 100,
        currency: 'EUR',
        fetchedAt: ago(30).toISOString(),
        fresh: false,
        availability: 'unknown',
        linked: true,
      },
    });
    expect(row).not.toHaveProperty('usedIn');
  });

  test('links by the edition’s own shop: without its tag there is no link', async () => {
    const br = eq(editions.locale, 'br');
    await site().db.update(editions).set({ affiliateId: '' }).where(br);
    expect(await names('q=fresca&filter=no_link&locale=br')).toEqual(['A fresca']);
    const own = and(eq(offers.productId, ids.get('A fresca') ?? 0), eq(offers.locale, 'br'));
    await site().db.update(offers).set({ tagOverride: 'propria-20' }).where(own);
    expect(await names('q=fresca&filter=no_link&locale=br')).toEqual([]);
    await site().db.update(editions).set({ affiliateId: 'vitrinademo-20' }).where(br);
  });
});
