import { describe, expect, test } from 'vitest';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { fieldsOfFeed, shapeOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import { rakuten } from '#contract/commerce/networks/ready-made/rakuten.ts';
import { eanOf } from '#test/harness/data/imports.ts';
import { inspectFeed, readFeed } from '../formats/read-feed.ts';
import { RowRefusal, readRow } from '../read-row.ts';
import { suggestMapping } from '../suggest-mapping.ts';

interface Wanted {
  mapping?: object;
  currency?: string;
  shape?: (found: FeedShape) => FeedShape;
}

/** A file as it was sent, by columns that were guessed unless somebody said them. */
async function read(file: string, { mapping = {}, currency = 'BRL', shape = (same) => same }: Wanted = {}) {
  const open = () => [Buffer.from(file)];
  const found = shape(await inspectFeed(open));
  const rows = await Array.fromAsync(readFeed(open, found));
  const facts = {
    mapping: importMappingSchema.parse({
      locale: 'br',
      marketplace: 'other',
      match: 'externalId',
      fields: suggestMapping([...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]),
      ...mapping,
    }),
    currency,
    timeZone: 'America/Sao_Paulo',
    now: new Date('2026-11-15T12:00:00Z'),
  };
  return rows.map((row) => {
    try {
      return readRow(row, facts);
    } catch (error) {
      if (error instanceof RowRefusal) return [error.problem, error.field];
      throw error;
    }
  });
}

describe('Shopee', () => {
  test('a file of offers: reais with their sign, one name for two columns', async () => {
    const file = `\ufeffItem Id,Item Name,Price,Sales,Shop Name,Commission Rate,Commission,Product Link,Offer Link,Price
22334455,"Panela Aurora 4L, azul","R$ 139,99",1mil+,Loja da Lua,9%,"R$ 12,59",https://shopee.com.br/product/11/22334455,https://s.shopee.com.br/2aBcDeF,"R$ 199,99"
22334456,Chaleira Lume,"R$1.039,90",52,Loja da Lua,9%,"R$ 93,59",https://shopee.com.br/product/11/22334456,https://s.shopee.com.br/3aBcDeF,
`;
    expect(await read(file)).toMatchObject([
      {
        externalId: '22334455',
        facts: { name: 'Panela Aurora 4L, azul' },
        price: 13_999,
        url: 'https://s.shopee.com.br/2aBcDeF',
      },
      { externalId: '22334456', price: 103_990 },
    ]);
  });

  test('the same in Portuguese', async () => {
    const file = `ID do item;Nome do item;Preço;Vendas;Nome da loja;Link do produto;Link da oferta
22334455;Panela Aurora 4L;R$ 139,99;1mil+;Loja da Lua;https://shopee.com.br/product/11/22334455;https://s.shopee.com.br/2aBcDeF
`;
    expect(await read(file)).toMatchObject([
      {
        externalId: '22334455',
        facts: { name: 'Panela Aurora 4L' },
        price: 13_999,
        url: 'https://s.shopee.com.br/2aBcDeF',
      },
    ]);
  });
});

describe('Mercado Livre', () => {
  test('a point before three digits parts thousands where the sign is of reais', async () => {
    const file = `ID do anúncio,Título,Preço original,Preço,Link de afiliado
MLB1234567890,Aspirador Brisa,R$ 2.499,R$ 1.999,https://meli.la/2aBcDeF
MLB1234567891,Ferro Brisa,,"R$ 1.999,50",https://meli.la/3aBcDeF
MLB1234567892,Tampa Brisa,,R$ 19,https://meli.la/4aBcDeF
`;
    expect(await read(file)).toMatchObject([
      {
        externalId: 'MLB1234567890',
        facts: { name: 'Aspirador Brisa' },
        price: 199_900,
        listPrice: 249_900,
        url: 'https://meli.la/2aBcDeF',
      },
      { price: 199_950 },
      { price: 1_900 },
    ]);
  });
});

describe('WooCommerce', () => {
  const header =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Date sale price starts","Date sale price ends","In stock?",Stock,"Sale price","Regular price",Categories,Images,"External URL","Button text",Brands';

  test('external products, with their pictures in one cell', async () => {
    const pictures = 'https://site.example/a.jpg, https://site.example/b,c.jpg';
    const file = `${header}
71,external,CAF-1,${eanOf(7)},"Cafeteira ""Alba""",1,0,,,1,,349.90,399.90,Cozinha,"${pictures}",https://loja.example/cafeteira?ref=9,Comprar,Alba
72,external,CAF-2,,Moinho Alba,1,0,2026-12-01,2026-12-24,0,,99.90,129.90,Cozinha,https://site.example/c.jpg,https://loja.example/moinho,Comprar,Alba
73,simple,CAF-3,,Filtro Alba,1,0,,,1,4,,9.90,Cozinha,,,,Alba
`;
    const [first, second, third] = await read(file);
    expect(first).toEqual({
      row: 2,
      externalId: '71',
      url: 'https://loja.example/cafeteira?ref=9',
      facts: {
        name: 'Cafeteira "Alba"',
        brand: 'Alba',
        ean: eanOf(7),
        imageUrl: 'https://site.example/a.jpg',
      },
      price: 34_990,
      listPrice: 39_990,
      availability: 'in_stock',
    });
    expect(second).toMatchObject({ price: 12_990, listPrice: null, availability: 'out_of_stock' });
    // What the shop sells itself leads nowhere else.
    expect(third).not.toHaveProperty('url');
  });

  test('in Portuguese', async () => {
    const file = `ID,Tipo,SKU,"GTIN, UPC, EAN ou ISBN",Nome,"Em estoque?","Preço promocional",Preço,Imagens,"URL externo"
71,external,CAF-1,${eanOf(7)},Cafeteira Alba,1,"349,90","399,90",https://site.example/a.jpg,https://loja.example/cafeteira
`;
    expect(await read(file)).toMatchObject([
      {
        url: 'https://loja.example/cafeteira',
        price: 34_990,
        listPrice: 39_990,
        availability: 'in_stock',
        facts: { ean: eanOf(7), imageUrl: 'https://site.example/a.jpg' },
      },
    ]);
  });
});

test('Rakuten: a file without names of columns is read by what the network says of it', async () => {
  const { feed } = rakuten;
  if (!feed) throw new Error('no feed');
  const cells = (changes: Record<number, string>) =>
    Array.from({ length: 38 }, (_, index) => changes[index + 1] ?? '').join('|');
  const kettle = cells({
    1: '900001',
    2: 'Lume Kettle 1.7 L',
    3: 'K-17',
    6: 'https://click.linksynergy.com/link?id=aBcDeF12345&offerid=1.900001&type=15',
    7: 'https://shop.example/k17.jpg',
    13: '39.90',
    14: '59.90',
    17: 'Lume',
    23: 'in-stock',
    24: '036000291452',
    26: 'USD',
  });
  const file = `HDR|40001|Shop of Examples|11/14/2026 03:02:32\r\n${kettle}\r\n${cells({ 2: 'No price', 3: 'K-18' })}\r\nTRL|2\r\n`;
  const wanted = {
    mapping: { fields: fieldsOfFeed(feed) },
    currency: 'USD',
    shape: (found: FeedShape) => shapeOfFeed(feed, found),
  };
  expect(await read(file, wanted)).toEqual([
    {
      row: 2,
      externalId: 'K-17',
      url: 'https://click.linksynergy.com/link?id=aBcDeF12345&offerid=1.900001&type=15',
      facts: {
        name: 'Lume Kettle 1.7 L',
        brand: 'Lume',
        ean: '036000291452',
        imageUrl: 'https://shop.example/k17.jpg',
      },
      price: 3_990,
      listPrice: 5_990,
      availability: 'in_stock',
    },
    ['required', 'price'],
  ]);
});

test('what a network says of every row stands in every row', async () => {
  const feed = {
    format: 'delimited',
    columns: { by: 'name', fields: { externalId: 'a', price: 'b' } },
    constants: { currency: 'EUR', availability: 'in stock' },
    currency: null,
    decimal: 'point',
    minorUnits: false,
  } as const;
  const wanted = {
    mapping: { fields: fieldsOfFeed(feed) },
    currency: 'EUR',
    shape: (found: FeedShape) => shapeOfFeed(feed, found),
  };
  expect(await read('a,b\n1,5.00\n', wanted)).toMatchObject([{ price: 500, availability: 'in_stock' }]);
});
