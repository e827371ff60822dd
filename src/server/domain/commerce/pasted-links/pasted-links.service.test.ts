import { describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { importRows, imports } from '#db/schema/commerce/imports.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { type PriceSource, PriceSourceProblem } from '#server/domain/commerce/marketplaces/price-source.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerOf, useAdminApp } from '#test/harness/people/admin.ts';
import { presentPastedThing } from './pasted-links.presenter.ts';
import { createPastedLinks } from './pasted-links.service.ts';

type Described = NonNullable<PriceSource['describe']>;

describe.each(oneEngine)('what can be told of pasted links on %s', (engine) => {
  const site = useAdminApp(engine);
  /** Asked by a shop that answers so. */
  const paste = async (text: string, describeThem: Described) => {
    const { db, clock, services } = site();
    const source: PriceSource = {
      batchSize: 10,
      obstacle: async () => undefined,
      ask: async () => new Map(),
      describe: describeThem,
    };
    const sources = new Map([['amazon', source] as const]);
    const { editions, feedCatalogue } = services;
    const links = createPastedLinks({ db, clock, editions, sources, feedCatalogue });
    const things = await links.recognise(callerOf('editor'), { locale: 'br', text });
    return things.map(presentPastedThing);
  };
  const aurora = { brand: 'Aurora', name: 'Panela 4 L', eans: ['7891234567895'] };

  test('the shop’s word fills a draft in, and each field says so', async () => {
    const price = { found: 'price', price: 12_990, listPrice: null, availability: 'in_stock' } as const;
    const told = new Map([['B0AURORA01', { ...aurora, price }]]);
    const [thing] = await paste('https://www.amazon.com.br/Outro-Nome/dp/B0AURORA01', async () => told);
    const from = { from: 'shop', file: null };
    expect(thing).toMatchObject({
      unanswered: null,
      draft: {
        brand: { value: 'Aurora', ...from },
        name: { value: 'Panela 4 L', ...from },
        ean: { value: '7891234567895', ...from },
        imageUrl: null,
        price: { value: 12_990, currency: 'BRL', asOf: demoNow.toISOString(), from: 'shop' },
      },
    });
  });

  test('what the shop tells may be one of ours after all, and another pack is told apart', async () => {
    const rows = [
      { brand: 'Aurora', name: 'Sabão 500 ml', ean: '4006381333931', searchText: 'aurora' },
      { brand: 'Aurora', name: 'Chaleira', ean: '96385074', searchText: 'aurora' },
    ];
    const [soap, kettle] = await site().db.insert(products).values(rows).returning();
    const price = { found: 'nothing' } as const;
    const told = new Map([
      ['B0AURORA02', { name: 'Kit 3x Sabão 500 ml', eans: ['4006381333931'], price }],
      ['B0AURORA03', { name: 'Chaleira Lume', eans: ['96385074'], price }],
    ]);
    const things = await paste('B0AURORA02 B0AURORA03', async () => told);
    expect(things).toMatchObject([
      { draft: null, products: [{ id: soap?.id, by: 'ean', offer: 'free', differs: true }] },
      { draft: null, products: [{ id: kettle?.id, by: 'ean', offer: 'free', differs: false }] },
    ]);
  });

  test('a short link is what it leads to; one that is sold by stays as it was given', async () => {
    const { db, clock, services } = site();
    const to: Record<string, string> = {
      'https://amzn.to/4aBc': 'https://www.amazon.com.br/Chaleira-Lume/dp/B0AURORA09?tag=outro-20',
      'https://s.shopee.com.br/2aBc': 'https://shopee.com.br/Panela-Aurora-i.11.22?utm_source=x',
    };
    const guardedFetch: GuardedFetch = async (url) => {
      const onward = new URL(to[url] ?? url);
      return { url, status: 301, hops: [url], headers: {}, body: Buffer.alloc(0), onward };
    };
    const { editions, feedCatalogue } = services;
    const parts = { db, clock, editions, feedCatalogue, sources: new Map(), guardedFetch };
    const text = Object.keys(to).join(' ');
    const things = await createPastedLinks(parts).recognise(callerOf('editor'), { locale: 'br', text });
    expect(things.map(presentPastedThing)).toMatchObject([
      {
        written: 'https://amzn.to/4aBc',
        externalId: 'B0AURORA09',
        removed: ['tag'],
        draft: { name: { value: 'Chaleira Lume', from: 'address' } },
        problem: null,
      },
      {
        externalId: '11.22',
        link: { marketplace: 'shopee', url: 'https://s.shopee.com.br/2aBc' },
        draft: { name: { value: 'Panela Aurora' } },
        problem: null,
      },
    ]);
  });

  test('a shop that fails is said so, and a file or the address tells what it can', async () => {
    const { db } = site();
    await db.update(editions).set({ shops: [plainShop('loja.example')] });
    const [file] = await db
      .insert(imports)
      .values({
        fileName: 'loja.csv',
        storedAs: 'x',
        bytes: 1,
        shape: { format: 'delimited', encoding: 'utf-8' },
        columns: [],
        sample: [],
        state: 'checked',
        total: 1,
        mapping: { locale: 'br', marketplace: 'other' },
        startedById: 'e',
        startedBy: 'Edu',
        createdAt: demoNow,
      })
      .returning();
    await db.insert(importRows).values({
      importId: file?.id ?? 0,
      row: 1,
      outcome: 'new',
      isNewProduct: true,
      facts: { brand: 'Lume', name: 'Abajur', ean: '036000291452', imageUrl: 'https://loja.example/a.jpg' },
      offer: { url: 'https://loja.example/abajur?utm_source=feed', currency: 'BRL', price: 5_990 },
    });
    const things = await paste(
      'https://loja.example/abajur B0CAIUFORA https://loja.example/vaso-azul',
      async () => {
        throw new PriceSourceProblem('later', 'throttled', 'Too many requests.');
      },
    );
    const from = { from: 'import', file: 'loja.csv' };
    expect(things).toMatchObject([
      {
        unanswered: null,
        draft: {
          brand: { value: 'Lume', ...from },
          ean: { value: '036000291452', ...from },
          imageUrl: { value: 'https://loja.example/a.jpg', ...from },
          price: { value: 5_990, from: 'import', asOf: demoNow.toISOString() },
        },
      },
      { unanswered: 'throttled', draft: { name: null } },
      { unanswered: null, draft: { name: { value: 'Vaso azul', from: 'address' }, price: null } },
    ]);
  });
});
