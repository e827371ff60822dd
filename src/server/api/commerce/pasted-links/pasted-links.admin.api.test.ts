import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('pasted links on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const paste = async (text: string, locale = 'br') =>
    (await call('editor', 'POST', '/pasted-links', { locale, text })).body.items;
  const create = (body: object) =>
    call('editor', 'POST', '/pasted-links/products', { locale: 'br', ...body });

  beforeAll(async () => {
    await site()
      .db.update(editions)
      .set({ shops: [plainShop('loja.example')] })
      .where(eq(editions.locale, 'br'));
  });

  test('a message with three links is a product of ours, a draft, and one that nobody can read', async () => {
    const items = await paste(`Oi! https://www.amazon.com.br/Aero-3/dp/B0NIMBRA03?tag=de-outro-20,
      https://loja.example/panela-aurora-azul?utm_source=zap e https://amzn.to/3xYz`);
    expect(items).toMatchObject([
      {
        shop: 'Amazon',
        externalId: 'B0NIMBRA03',
        removed: ['tag'],
        problem: null,
        products: [{ brand: 'Nimbra', name: 'Aero 3', by: 'number', offer: 'same' }],
        draft: null,
        unanswered: null,
      },
      {
        shop: 'loja.example',
        link: { marketplace: 'other', url: 'https://loja.example/panela-aurora-azul' },
        removed: ['utm_source'],
        products: [],
        draft: { brand: null, name: { value: 'Panela aurora azul', from: 'address' }, price: null },
      },
      { shop: 'Amazon', link: null, problem: 'short_link_silent', draft: { name: null } },
    ]);
    expect(await paste('bom dia, tudo bem?')).toEqual([]);
  });

  test.each([
    ['https://www.amazon.it/dp/B0OUTRA001', 'wrong_country'],
    ['https://www.amazon.com.br/gp/bestsellers', 'no_product'],
    ['https://desconhecida.example/panela-aurora', 'unknown_shop'],
    ['https://shopee.com.br/Panela-i.1.2', 'no_short_link'],
    ['https://meli.la/2aBc', 'short_link_silent'],
  ])('%s: %s', async (text, problem) => {
    expect(await paste(text)).toMatchObject([{ problem, link: null }]);
  });

  test('Amazon is not asked without an access, and it is said', async () => {
    expect(await paste('B0NINGUEM1')).toMatchObject([
      { unanswered: 'no_credentials', link: { marketplace: 'amazon', externalId: 'B0NINGUEM1' } },
    ]);
  });

  test('a barcode of two products is neither’s', async () => {
    const eans = ['036000291452', '0036000291452'];
    await site()
      .db.insert(products)
      .values(eans.map((ean, n) => ({ brand: 'Duo', name: `Gêmeo ${n}`, ean, searchText: 'duo' })));
    const [thing] = await paste('036000291452');
    expect(thing).toMatchObject({ problem: 'two_products', products: [{ by: 'ean' }, { by: 'ean' }] });
    const refused = await create({ product: { brand: 'Duo', name: 'Terceiro', ean: '0036000291452' } });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['ean']]);
  });

  test('a draft becomes an ordinary product with its offer, and both are in the log', async () => {
    const before = new Date(demoNow.getTime() - 60_000).toISOString();
    const { status, body } = await create({
      product: { brand: 'Aurora', name: 'Panela azul', ean: '7891234567895' },
      offer: {
        marketplace: 'other',
        url: 'https://loja.example/panela-azul',
        price: 12_990,
        availability: 'in_stock',
        asOf: before,
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ brand: 'Aurora', ean: '7891234567895', version: 1 });
    expect(body.editions.br.offers).toMatchObject([
      { marketplace: 'other', price: 12_990, fetchedAt: before, link: 'https://loja.example/panela-azul' },
    ]);
    expect(await lastAudits(site(), 2)).toMatchObject([
      { action: 'created', subject: 'offer' },
      { action: 'created', subject: 'product', subjectId: String(body.id) },
    ]);
    expect(await paste('https://loja.example/panela-azul?gclid=1')).toMatchObject([
      { products: [{ id: body.id, by: 'address', offer: 'same' }] },
    ]);
    expect(await paste('https://loja.example/panela-azul-2 7891234567895')).toMatchObject([
      { products: [], draft: { name: { from: 'address' } } },
      { products: [{ id: body.id, by: 'ean' }] },
    ]);
    const found = await call(
      'viewer',
      'GET',
      '/products?q=https%3A%2F%2Floja.example%2Fpanela-azul%3Fgclid%3D9',
    );
    expect(found.body.items.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });

  test('a price is never younger than what is known of it, and none comes without its moment', async () => {
    const offer = { marketplace: 'amazon', externalId: 'B0FUTURO01', price: 990 };
    const later = new Date(demoNow.getTime() + 86_400_000).toISOString();
    const made = await create({ product: { brand: 'Aurora', name: 'A' }, offer: { ...offer, asOf: later } });
    expect(made.body.editions.br.offers).toMatchObject([{ price: 990, fetchedAt: demoNow.toISOString() }]);
    const plain = await create({
      product: { brand: 'Aurora', name: 'B' },
      offer: { ...offer, externalId: 'B0FUTURO02' },
    });
    expect(plain.body.editions.br.offers).toMatchObject([{ price: null, fetchedAt: null }]);
  });

  test('both are made or none, and only by editors', async () => {
    const { status } = await create({
      product: { brand: 'Aurora', name: 'Nunca feita' },
      offer: { marketplace: 'other', url: 'https://desconhecida.example/x' },
    });
    expect(status).toBe(400);
    expect((await call('viewer', 'GET', '/products?q=nunca%20feita')).body.items).toEqual([]);
    const asViewer = await call('viewer', 'POST', '/pasted-links', { locale: 'br', text: 'B0NIMBRA03' });
    expect(asViewer.status).toBe(403);
    const long = await call('editor', 'POST', '/pasted-links', { locale: 'br', text: 'x'.repeat(10_001) });
    expect(long.status).toBe(400);
  });
});
