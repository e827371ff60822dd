import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { articleReader, linkTo, oldEdition, phpOf, shownIn } from '#test/harness/data/old-money.ts';
import { entryOf, OLD_SITE } from '#test/harness/data/old-sites.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { ghostArticle } from '../entries/ghost-article.ts';
import { GhostSurvey } from '../entries/ghost-survey.ts';
import { SourceIndex } from '../source-index.ts';
import type { ProductFact } from './facts.ts';
import { settleProducts } from './settle-products.ts';

const folder = makeTemporaryFolder();
const read = articleReader(folder);

describe('a box of Content Egg', () => {
  const eggs = phpOf({
    B0VITRINA1: {
      unique_id: 'br-B0VITRINA1',
      title: 'Aurora Panela 24 cm',
      url: 'https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20',
      price: 199.9,
      ean: '2000000000015',
      manufacturer: 'Aurora',
      img: `${OLD_SITE}/wp-content/uploads/panela.png`,
      group: 'panelas',
    },
    B0VITRINA2: {
      unique_id: 'B0VITRINA2',
      title: 'Aurora Panela 28 cm',
      url: 'x',
      extra: { ASIN: 'B0VITRINA2' },
    },
  });
  test('has what stands beside the text, without its prices', async () => {
    const found = await read('[content-egg module=Amazon]', {
      meta: { _cegg_data_Amazon: eggs },
      tables: [],
    });
    expect(shownIn(found)).toEqual(['compare B0VITRINA1 B0VITRINA2']);
    expect(found.products.get('asin:B0VITRINA1')).toMatchObject({
      name: 'Aurora Panela 24 cm',
      ean: '2000000000015',
      brand: 'Aurora',
      picture: `${OLD_SITE}/wp-content/uploads/panela.png`,
    });
    expect(JSON.stringify([...found.products])).not.toContain('199');
  });

  test.each([
    ['[content-egg module=Amazon groups="panelas"]', ['card B0VITRINA1']],
    ['[content-egg-block template=offers_list limit=1 offset=1]', ['card B0VITRINA2']],
    ['[content-egg module=Amazon template=item]', ['card B0VITRINA1', 'card B0VITRINA2']],
    ['[content-egg module=Ebay]', []],
  ])('%s', async (content, blocks) => {
    expect(shownIn(await read(content, { meta: { _cegg_data_Amazon: eggs }, tables: [] }))).toEqual(blocks);
  });

  test('may be another entry’s; a list that nobody can read is told', async () => {
    const other = entryOf({ id: 9, title: 'Outra', slug: 'outra', meta: { _cegg_data_Amazon: eggs } });
    const found = await read('[content-egg module=Amazon post_id=9 limit=1]', {
      entries: [other],
      meta: { _cegg_data_Ebay: 'O:8:"stdClass":0:{}' },
      tables: [],
    });
    expect(found.articles[1]?.content.content).toEqual([{ type: 'productCard', attrs: { productId: 1 } }]);
    expect(found.left).toContain('field: _cegg_data_Ebay is no list that can be read');
  });
});

describe('what SiteStripe gave', () => {
  const link = 'https://www.amazon.com.br/gp/product/B0VITRINA1/ref=as_li_tl?tag=velha-20&linkId=1';
  const pixel =
    '<img src="//ir-br.amazon-adsystem.com/e/ir?t=velha-20&l=am2&o=33&a=B0VITRINA1" width="1" height="1">';
  const image =
    '<img border="0" src="//ws-na.amazon-adsystem.com/widgets/q?ASIN=B0VITRINA1&Format=_SL250_&tag=velha-20">';
  test.each([
    [
      `Compre <a href="${link}">Aurora Panela 24</a>${pixel} hoje`,
      [`Compre [Aurora Panela 24](${linkTo('B0VITRINA1')}) hoje`],
    ],
    [`<a href="${link}">${image}</a>${pixel}`, ['card B0VITRINA1']],
    [
      '<iframe src="//ws-na.amazon-adsystem.com/widgets/q?ServiceVersion=20070822&asins=B0VITRINA1&tracking_id=velha-20"></iframe>',
      ['card B0VITRINA1'],
    ],
    ['https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20', ['card B0VITRINA1']],
    ['<a href="https://amzn.to/3abc">na loja</a>', ['[na loja](https://amzn.to/3abc)']],
    ['<vt-box data="{}">fica</vt-box>', ['fica']],
  ])('%s', async (content, blocks) => {
    expect(shownIn(await read(content))).toEqual(blocks);
  });

  test('names a product by what its link says, or its picture', async () => {
    const alt = image.replace('<img', '<img alt="Lume Chaleira azul"').replace('B0VITRINA1', 'B0VITRINA3');
    const { products, left } = await read(
      `<a href="${link}">Aurora Panela 24</a> <a href="${link}">clique aqui</a> <a href="${link.replace('A1/', 'A3/')}">${alt}</a>`,
      { tables: [] },
    );
    expect(products.get('asin:B0VITRINA1')).toMatchObject({ name: 'Aurora Panela 24' });
    expect(products.get('asin:B0VITRINA3')).toMatchObject({ name: 'Lume Chaleira azul' });
    expect(left).toEqual(['tag: A tag that is not this edition’s was taken off: velha-20']);
  });
});

test('a text of Ghost leads to shops by the same rules', () => {
  const index = new SourceIndex(path.join(folder, 'ghost.sqlite'));
  const html = `<p>Veja <a href="https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20">Aurora Panela 24</a></p><iframe src="//ws-na.amazon-adsystem.com/widgets/q?asins=B0VITRINA1"></iframe>`;
  const row = { id: 'g1', slug: 'guia', title: 'Guia', status: 'published', html };
  const survey = new GhostSurvey(index, OLD_SITE, 'articles');
  survey.add('posts', row, 'ghost.json', 1);
  const site = survey.end();
  settleProducts({ index, notes: index, site, edition: oldEdition });
  const fact = index.get<ProductFact>('product', 'asin:B0VITRINA1');
  expect(fact).toMatchObject({ name: 'Aurora Panela 24' });
  index.put('product', 'asin:B0VITRINA1', { ...fact, newId: 5, hasOffer: true });
  const reading = { name: 'ghost.json', site, locale: 'br' as const, index, edition: oldEdition };
  const made = ghostArticle(row, 1, { ...reading, now: new Date('2026-01-01'), keepInline: () => {} });
  index.close();
  const text = JSON.stringify(Array.isArray(made) ? [] : made.content.content);
  expect(text).toContain(linkTo('B0VITRINA1'));
  expect(text).toContain('{"type":"productCard","attrs":{"productId":5}}');
});

describe('what WooCommerce sells elsewhere', () => {
  const product = (meta: Record<string, string>) =>
    entryOf({
      id: 30,
      type: 'product',
      title: 'Aurora Torradeira',
      slug: 'torradeira',
      link: `${OLD_SITE}/product/torradeira/`,
      meta: { _button_text: 'Comprar', ...meta },
      extra: '<category domain="product_type" nicename="external">external</category>',
    });
  test('is a product, by its number and its EAN, wherever it is shown', async () => {
    const entries = [
      product({
        _product_url: 'https://amzn.to/abc',
        _sku: 'B0VITRINA5',
        _global_unique_id: '2000000000015',
        _price: '99',
      }),
    ];
    const found = await read('[product id="30"]', { entries, tables: [] });
    expect(shownIn(found)).toEqual(['card B0VITRINA5']);
    expect(found.products.get('asin:B0VITRINA5')).toMatchObject({
      name: 'Aurora Torradeira',
      ean: '2000000000015',
    });
    expect(
      shownIn(await read('<!-- wp:woocommerce/handpicked-products {"products":[30]} /-->', { entries })),
    ).toEqual(['card B0VITRINA5']);
  });

  test('is told of where it is sold there itself', async () => {
    const { left, products } = await read('x', {
      entries: [product({}).replace('external', 'simple')],
      tables: [],
    });
    expect(products.size).toBe(0);
    expect(left).toContain('product: No kind of entry that a site has here: “Aurora Torradeira”');
  });
});
