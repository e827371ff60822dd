import { describe, expect, test } from 'vitest';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { eanOf } from '#test/harness/data/imports.ts';
import { RowRefusal, readRow } from './read-row.ts';
import { suggestMapping } from './suggest-mapping.ts';

const google = {
  externalId: 'id',
  name: 'title',
  brand: 'brand',
  ean: 'gtin',
  url: 'link',
  imageUrl: 'image_link',
  price: 'price',
  salePrice: 'sale_price',
  saleDates: 'sale_price_effective_date',
  availability: 'availability',
  currency: 'currency',
  listPrice: 'list',
} as const;

function read(cells: Record<string, string>, mapping: object = {}) {
  const facts = {
    mapping: importMappingSchema.parse({ locale: 'br', marketplace: 'other', fields: google, ...mapping }),
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    now: new Date('2026-11-15T12:00:00Z'),
  };
  try {
    return readRow({ row: 2, cells: { price: '100.00 BRL', ...cells } }, facts);
  } catch (error) {
    if (error instanceof RowRefusal) return [error.problem, error.field];
    throw error;
  }
}

describe('a row', () => {
  test('is a product with its offer, its words as people read them', () => {
    const cells = {
      id: ' 77 ',
      title: ' Caf&eacute;  &amp;\tcia ',
      brand: 'Aro',
      gtin: `${eanOf(1)}`,
      link: 'https://loja.example/1',
      image_link: 'https://loja.example/1.jpg',
      availability: 'in stock',
    };
    expect(read(cells)).toEqual({
      row: 2,
      externalId: '77',
      url: 'https://loja.example/1',
      availability: 'in_stock',
      facts: { name: 'Café & cia', brand: 'Aro', ean: eanOf(1), imageUrl: 'https://loja.example/1.jpg' },
      price: 10_000,
      listPrice: null,
    });
  });

  test('costs the sale’s price while there is one, against its usual price', () => {
    const sale = { sale_price: '80.00 BRL' };
    expect(read(sale)).toMatchObject({ price: 8_000, listPrice: 10_000 });
    const during = (days: string) => read({ ...sale, sale_price_effective_date: days });
    expect(during('2026-11-01T00:00-0300/2026-11-30T00:00-0300')).toMatchObject({ price: 8_000 });
    expect(during('2026-11-20T00:00-0300/2026-11-30T00:00-0300')).toMatchObject({
      price: 10_000,
      listPrice: null,
    });
    expect(during('2026-11-30T00:00-0300/2026-11-01T00:00-0300')).toMatchObject({ price: 10_000 });
    // Nine in the morning in São Paulo: without a zone it is the feed's.
    expect(during('2026-11-15T08:59/2026-11-16')).toMatchObject({ price: 8_000 });
    expect(during('2026-11-15T09:01/2026-11-16')).toMatchObject({ price: 10_000 });
    expect(during('soon')).toEqual(['bad_date', 'saleDates']);
    expect(read({ sale_price: '120.00 BRL' })).toMatchObject({ price: 10_000, listPrice: null });
  });

  test('has a list price only where that is higher', () => {
    expect(read({ list: '150.00' })).toMatchObject({ price: 10_000, listPrice: 15_000 });
    expect(read({ list: '100.00' })).toMatchObject({ listPrice: null });
  });

  test('has its currency from its column, its amount, the feed’s setting, or the edition', () => {
    expect(read({ price: '5.00' })).toMatchObject({ price: 500 });
    expect(read({ price: '5.00 EUR' })).toEqual(['other_currency', 'price']);
    expect(read({ price: '5.00', currency: 'usd' })).toEqual(['other_currency', 'price']);
    expect(read({ price: '5.00' }, { currency: 'EUR' })).toEqual(['other_currency', 'price']);
    expect(read({ price: '5.00 BRL' }, { currency: 'EUR' })).toMatchObject({ price: 500 });
  });

  test('may have no price only where it cannot be bought', () => {
    expect(read({ price: '', availability: 'out of stock' })).toMatchObject({ price: null, listPrice: null });
    expect(read({ price: '', availability: 'in stock' })).toEqual(['required', 'price']);
  });

  test.each([
    [{ gtin: '7,89E+12' }, 'ean', 'ean'],
    [{ gtin: '123' }, 'ean', 'ean'],
    [{ image_link: 'http://loja.example/1.jpg' }, 'bad_picture', 'imageUrl'],
    [{ image_link: 'javascript:alert(1)' }, 'bad_picture', 'imageUrl'],
    [{ id: 'x'.repeat(101) }, 'too_long', 'externalId'],
    [{ price: '1.234 BRL' }, 'ambiguous_amount', 'price'],
  ])('%j is refused', (cells, problem, field) => {
    expect(read(cells)).toEqual([problem, field]);
  });

  test('of several numbers a good one is taken', () => {
    expect(read({ gtin: `123, ${eanOf(2)}` })).toMatchObject({ facts: { ean: eanOf(2) } });
    expect(read({ gtin: `2000000000008, ${eanOf(2)}` })).toMatchObject({ facts: { ean: eanOf(2) } });
  });

  test('a number that is a shop’s own finds no product, and is no fact of one', () => {
    for (const gtin of ['0000000000000', '2000000000008', '9912345678909']) {
      expect(read({ gtin })).toEqual(['shop_ean', 'ean']);
      expect(read({ gtin, id: '7' }, { match: 'externalId' })).toMatchObject({ externalId: '7', facts: {} });
    }
  });

  test('tells facts as numbers, words, yes and no', () => {
    const mapping = { specs: { weightKg: 'w', filter: 'f', dishwasherSafe: 'd' } };
    expect(read({ w: '2,4', f: 'HEPA', d: 'sim' }, mapping)).toMatchObject({
      facts: { specs: { weightKg: 2.4, filter: 'HEPA', dishwasherSafe: true } },
    });
    expect(read({ w: '1' }, { specs: { nonsense: 'w' } })).toEqual(['unknown_spec', 'specs.nonsense']);
  });
});

test.each([
  [
    'id,title,g:price,sale_price,sale_price_effective_date,availability,gtin,brand,link,image_link',
    { externalId: 'id', name: 'title', price: 'g:price', salePrice: 'sale_price', ean: 'gtin', url: 'link' },
  ],
  [
    'aw_deep_link,product_name,merchant_product_id,merchant_image_url,search_price,rrp_price,currency,ean,brand_name,in_stock',
    {
      url: 'aw_deep_link',
      name: 'product_name',
      externalId: 'merchant_product_id',
      price: 'search_price',
      listPrice: 'rrp_price',
      currency: 'currency',
      brand: 'brand_name',
      availability: 'in_stock',
    },
  ],
  [
    'itemid,title,price,sale_price,image_link,product_link,product_short link',
    { externalId: 'itemid', url: 'product_short link', price: 'price', salePrice: 'sale_price' },
  ],
  [
    'Código de barras,Marca,Nome,Preço,Disponibilidade',
    { ean: 'Código de barras', brand: 'Marca', price: 'Preço' },
  ],
  ['Codice a barre,Marchio,Titolo,Prezzo', { ean: 'Codice a barre', brand: 'Marchio', price: 'Prezzo' }],
  ['EAN,Marca,Nombre,Precio,Enlace', { ean: 'EAN', name: 'Nombre', price: 'Precio', url: 'Enlace' }],
  [
    'text.name,price.buynow,price.curr,uri.awTrack',
    { name: 'text.name', price: 'price.buynow', currency: 'price.curr', url: 'uri.awTrack' },
  ],
])('columns are guessed by their names: %s', (header, fields) => {
  expect(suggestMapping(header.split(','))).toMatchObject(fields);
});
