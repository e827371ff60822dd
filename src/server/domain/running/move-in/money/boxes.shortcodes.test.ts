import { describe, expect, test } from 'vitest';
import { articleReader, linkTo, phpOf, shownIn } from '#test/harness/data/old-money.ts';
import { entryOf, OLD_SITE } from '#test/harness/data/old-sites.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const folder = makeTemporaryFolder();
const read = articleReader(folder);

describe('a box of AAWP', () => {
  test.each([
    ['[amazon box="B0VITRINA1"]', ['card B0VITRINA1']],
    ['[aawp box="b0vitrina1" template="horizontal"]', ['card B0VITRINA1']],
    ['[amazon box="B0VITRINA1,B0VITRINA2"]', ['compare B0VITRINA1 B0VITRINA2']],
    ['[amazon bestseller="B0VITRINA1, B0VITRINA2"]', ['picks B0VITRINA1=#1 B0VITRINA2=#2']],
    [
      '[amazon box="B0VITRINA1" description="Boa."]Dura muito.[/amazon]',
      ['card B0VITRINA1', 'Boa.', 'Dura muito.'],
    ],
    ['<!-- wp:aawp/aawp-block {"look":"box","asin":"B0VITRINA1"} /-->', ['card B0VITRINA1']],
    ['<!-- wp:shortcode -->\n[amazon box="B0VITRINA1"]\n<!-- /wp:shortcode -->', ['card B0VITRINA1']],
    [
      'Leve a [amazon link="B0VITRINA1" title="panela azul"] hoje',
      [`Leve a [panela azul](${linkTo('B0VITRINA1')}) hoje`],
    ],
    ['Ou a [amazon link="B0VITRINA1"].', [`Ou a [Aurora Panela 24](${linkTo('B0VITRINA1')}).`]],
    ['[amazon fields="B0VITRINA1" value="button"]', [`button Aurora Panela 24 → ${linkTo('B0VITRINA1')}`]],
    ['[amazon fields="B0VITRINA1" value="price"]', []],
    [
      '[amazon bestseller="panela de ferro"]',
      ['[panela de ferro](https://www.amazon.com.br/s?k=panela+de+ferro&tag=nossa-20)'],
    ],
    ['[amazon box="B0VITRINA9"]', [`[Amazon: B0VITRINA9](${linkTo('B0VITRINA9')})`]],
    [
      '[amazon_textlink asin="B0VITRINA1" text="a panela" store="x-20"]',
      [`[a panela](${linkTo('B0VITRINA1')})`],
    ],
    ['[asa]B0VITRINA1[/asa]', ['card B0VITRINA1']],
  ])('%s', async (content, blocks) => {
    expect(shownIn(await read(content))).toEqual(blocks);
  });

  test('that is a table has its products from the table’s own entry', async () => {
    const table = entryOf({
      id: 77,
      type: 'aawp_table',
      title: 'Panelas',
      meta: {
        _aawp_table_products: phpOf([{ asin: 'B0VITRINA1' }, { asin: 'B0VITRINA3', title: 'Chaleira Lume' }]),
      },
    });
    const found = await read('[aawp table="77"]', { entries: [table] });
    expect(shownIn(found)).toEqual(['compare B0VITRINA1 B0VITRINA3']);
    expect(found.left).toEqual([]);
  });

  test('without a name is told, and a box without anything at all is named as before', async () => {
    const { left } = await read('[amazon box="B0VITRINA9"] [amazon table="5"]', { tables: [] });
    expect(left).toEqual(
      [
        'shortcode: [amazon table="5"]',
        'product: Amazon: B0VITRINA9: a box of AAWP became a plain link, because nothing in the source says what it is called',
      ].sort((a, b) => left.indexOf(a) - left.indexOf(b)),
    );
  });
});

describe('a box of Lasso', () => {
  const entries = [
    entryOf({
      id: 50,
      type: 'lasso-urls',
      title: 'Lume Chaleira 1,7 l',
      slug: 'chaleira',
      link: `${OLD_SITE}/chaleira/`,
      meta: { lasso_custom_redirect: 'https://www.amazon.com/dp/B0VITRINA3?tag=velha-20' },
      extra: '<category domain="lasso-cat" nicename="cozinha">Cozinha</category>',
    }),
    entryOf({
      id: 51,
      type: 'surl',
      title: 'Aurora Forno',
      slug: 'forno',
      link: `${OLD_SITE}/go/forno/`,
      meta: { _surl_redirect: 'https://loja.example/forno?ref=1' },
      extra: '<category domain="lasso-lite-cat" nicename="cozinha">Cozinha</category>',
    }),
  ];
  test.each([
    ['[lasso ref="chaleira" id="50"]', ['card B0VITRINA3']],
    ['[lasso ref="chaleira"]', ['card B0VITRINA3']],
    ['[lasso id="50" badge="Nossa escolha"]', ['picks B0VITRINA3=Nossa escolha']],
    ['[lasso type="grid" category="cozinha"]', ['compare B0VITRINA3 url:https://loja.example/forno?ref=1']],
    ['Veja [lasso id="50" type="link"]a chaleira[/lasso].', [`Veja [a chaleira](${linkTo('B0VITRINA3')}).`]],
    [
      '<!-- wp:affiliate-plugin/lasso {"short_code":"[lasso id=\\u002250\\u0022]"} -->\n<div>[lasso id="50"]</div>\n<!-- /wp:affiliate-plugin/lasso -->',
      ['card B0VITRINA3'],
    ],
    ['[lasso id="999"]', []],
  ])('%s', async (content, blocks) => {
    expect(shownIn(await read(content, { entries, tables: [] }))).toEqual(blocks);
  });
});

describe('a box of EasyAzon or AmaLinks', () => {
  test.each([
    [
      'A [easyazon_link identifier="B0VITRINA1" locale="US" tag="velha-20"]panela azul[/easyazon_link] boa',
      [`A [panela azul](${linkTo('B0VITRINA1')}) boa`],
    ],
    [
      '[easyazon_image align="none" identifier="B0VITRINA1" locale="BR" src="https://x.example/a.jpg" tag="velha-20"]',
      ['card B0VITRINA1'],
    ],
    ['[easyazon_block identifier="B0VITRINA1"] [easyazon_cta identifier="B0VITRINA1"]', ['card B0VITRINA1']],
    ['[easyazon_infoblock identifier=”B0VITRINA1” locale=”BR” tag=”velha-20”]', ['card B0VITRINA1']],
    [
      '[easyazon_link keywords="panela azul"]busque[/easyazon_link]',
      ['[busque](https://www.amazon.com.br/s?k=panela+azul&tag=nossa-20)'],
    ],
    [
      '[amalinkspro type="showcase" asin="B0VITRINA1" apilink="https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20"]',
      ['card B0VITRINA1'],
    ],
    [
      '[amalinkspro type="text-link" asin="B0VITRINA1"]a panela[/amalinkspro]',
      [`[a panela](${linkTo('B0VITRINA1')})`],
    ],
    [
      '[amalinkspro type="showcase" asin="" apilink="https://amzn.to/x" imgs="%3Cimg%20src%3D%22%2F%2Fws-na.amazon-adsystem.com%2Fwidgets%2Fq%3FASIN%3DB0VITRINA1%22%3E"]',
      ['card B0VITRINA1'],
    ],
    [
      '<!-- wp:amalinkspro-legacy/insert-showcase-shortcode {"shortcode":"[amalinkspro type=\\u0022showcase\\u0022 asin=\\u0022B0VITRINA1\\u0022]"} /-->',
      ['card B0VITRINA1'],
    ],
  ])('%s', async (content, blocks) => {
    expect(shownIn(await read(content))).toEqual(blocks);
  });
});
