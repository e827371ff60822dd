import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '#test/harness/data/conversions.ts';
import { readOldMoney } from '#test/harness/data/old-money.ts';
import { entryOf, OLD_SITE } from '#test/harness/data/old-sites.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import type { CloakFact } from './facts.ts';
import { isMoneyTable } from './tables.ts';

const folder = makeTemporaryFolder();
const HERE = 'https://www.amazon.com.br/dp/B0VITRINA1?tag=nossa-20';
const THERE = 'https://www.amazon.com.br/dp/B0VITRINA1?tag=velha-20';
const thirsty = entryOf({
  id: 60,
  type: 'thirstylink',
  title: 'Aurora Panela 24',
  slug: 'panela',
  link: `${OLD_SITE}/recommends/panela/`,
  meta: { _ta_destination_url: THERE.replace('?', '?a=1&amp;') },
});
const THIRSTY = `Name,Destination URL,Slug,Categories (separated by semicolons)\n"Lume, Chaleira",${THERE.replace('A1', 'A2')},chaleira,\n`;
const PRETTY = `id,url,slug,name,description,group_id,redirect_type\n1,"${THERE}",go/forno,Aurora Forno,,0,307\n2,${OLD_SITE}/2024/05/guia/,curto,Guia,,0,301\n3,https://hospeda.example/?ref=1,host,Hospedagem Boa,,0,307\n4,,x,Nada,,0,307\n`;
const hrefsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"href":"([^"]*)"/g)].map((m) => m[1] ?? '');

describe('links with an address of the old site', () => {
  const content = `<a href="${OLD_SITE}/recommends/panela/">a panela</a> <a href="/go/chaleira">b</a> <a href="/go/forno?x=1">c</a> <a href="/curto">d</a> <a href="/host/">e</a> [thirstylink ids="60"]f[/thirstylink] <ta href="/recommends/panela" linkid="60">g</ta>`;
  const read = () =>
    readOldMoney(folder, {
      entries: [thirsty, entryOf({ id: 1, title: 'Guia', slug: 'guia', content })],
      tables: [THIRSTY, PRETTY],
    });

  test('lead straight to the shop, and inside to the new place', async () => {
    const { articles, left } = await read();
    expect(hrefsOf(articles[0]?.content)).toEqual([
      ...[
        HERE,
        HERE.replace('A1', 'A2'),
        HERE,
        `${OLD_SITE}/2024/05/guia/`,
        'https://hospeda.example/?ref=1',
        HERE,
        HERE,
      ],
    ]);
    expect(articles[0]?.cloaks).toEqual([
      '/recommends/panela',
      '/go/chaleira',
      '/go/forno',
      '/curto',
      '/host',
    ]);
    expect(left).toContain('table: The row names no link and no product.');
    expect(left.filter((line) => line.startsWith('tag:'))).toHaveLength(2);
  });

  test('name their product where nothing else does', async () => {
    const { products } = await read();
    expect([...products.keys()]).toEqual(['asin:B0VITRINA1', 'asin:B0VITRINA2']);
    expect([...products.values()].map(({ name }) => name)).toEqual(['Aurora Panela 24', 'Lume, Chaleira']);
  });

  test('that lead to each other in a circle lead nowhere', async () => {
    const circle = `url,slug,name\n${OLD_SITE}/b,a,Um\n${OLD_SITE}/a,b,Dois\n`;
    const { articles, left } = await readOldMoney(folder, {
      entries: [entryOf({ id: 1, title: 'Guia', slug: 'guia', content: '<a href="/a">um</a>' })],
      tables: [circle],
    });
    expect(wordsOf(articles[0]?.content.content ?? [])).toEqual(['um']);
    expect(hrefsOf(articles[0]?.content)).toEqual([]);
    expect(left[0]).toContain('from itself to itself');
  });

  test('come neither from the trash nor from a plugin that does not say where they lead', async () => {
    const { index, left } = await readOldMoney(folder, {
      entries: [
        thirsty.replace('>publish<', '>trash<'),
        entryOf({ id: 61, type: 'pretty-link', title: 'Curto', slug: 'curto' }),
        thirsty.replace('https://www.amazon', 'nada'),
      ],
    });
    expect(index.count('cloak')).toBe(0);
    expect(left).toEqual([
      'thirstylink: No kind of entry that a site has here: “Aurora Panela 24”',
      'pretty-link: Only the table of Pretty Links says where it leads: hand that in as CSV: “Curto”',
      'link: “Aurora Panela 24” does not say where it leads',
    ]);
  });

  test('are known by the end of their address alone where a table says no more', async () => {
    const { index } = await read();
    const keys = [...index.all<CloakFact>('cloak')].map(({ key }) => key);
    expect(keys).toEqual(['*/chaleira', '/?p=60', '/curto', '/go/forno', '/host', '/recommends/panela']);
  });
});

test.each([
  [THIRSTY, true],
  [PRETTY, true],
  ['asin;title\nB0VITRINA1;x', true],
  ['"ID","link_title","short_url","target_url"\n', true],
  ['name,price\nx,1', false],
  ['<html>', false],
  ['', false],
])('a table of links or products is known by its first line: %j is %s', (text, isOne) => {
  expect(isMoneyTable(text)).toBe(isOne);
});

test('what no text may hold, or no index, spoils nothing but itself', async () => {
  const content = `<!-- wp:aawp/aawp-block {"look":"link","asin":"B0VITRINA1","tracking_id":"\\ud800","title":"\\udfff"} /--> <a href="/go/%00x">fim</a>`;
  const { articles, index } = await readOldMoney(folder, {
    entries: [
      entryOf({ id: 1, title: 'Guia', slug: 'guia', content }),
      thirsty.replaceAll('/recommends/panela/', '/go/%00x'),
    ],
    tables: [`url,slug,name\n${THERE},${'x'.repeat(9_000)},Longo\n`],
  });
  expect(articles).toHaveLength(1);
  expect(hrefsOf(articles[0]?.content)).toEqual([HERE, HERE]);
  expect([...index.all('cloak')].map(({ key }) => key)).toEqual(['/?p=60', '/go/%00x']);
});

describe('any text with boxes and links to shops in it', () => {
  const word = fc.constantFrom('casa', 'luz', 'água', 'pé', 'chá');
  const box = fc.constantFrom(
    ...[
      '[amazon box="B0VITRINA1"]',
      '[amazon box="B0VITRINA1,B0VITRINA2"]',
      '[lasso id="7"]',
      '[content-egg module=Amazon]',
    ],
    ...[
      '[amazon fields="B0VITRINA1" value="price"]',
      '[easyazon_cta identifier="B0VITRINA1"]',
      '[thirstylink ids="60"]',
    ],
    ...['<iframe src="//ws-na.amazon-adsystem.com/widgets/q?asins=B0VITRINA1"></iframe>', '[product id="3"]'],
    '<img src="//ir-na.amazon-adsystem.com/e/ir?a=B0VITRINA1" width="1">',
  );
  const around = fc.tuple(
    fc.constantFrom('p', 'li', 'td', 'blockquote', 'b', 'h2', 'div'),
    fc.array(fc.oneof(word, box), { maxLength: 5 }),
    fc.constantFrom(
      '[amazon box="B0VITRINA2"]',
      `<a href="${OLD_SITE}/recommends/panela">`,
      `<a href="${THERE}">`,
    ),
    word,
  );
  const HOLDS: Record<string, [string, string]> = {
    li: ['<ul>', '</ul>'],
    td: ['<table><tr>', '</tr></table>'],
  };
  const text = fc.array(
    around.map(([tag, inner, wrap, said]) => {
      const [open = '', close = ''] = HOLDS[tag] ?? [];
      const end = wrap.startsWith('<a') ? '</a>' : '[/amazon]';
      return `${open}<${tag}>${inner.join(' ')} ${wrap}${said}${end}</${tag}>${close}`;
    }),
    { maxLength: 4 },
  );

  test('keeps its words, shows no shortcode, and bears no tag but ours', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const html = parts.join('\n');
        const source = html
          .replace(/<[^>]*>|\[[^\]]*\]/g, ' ')
          .split(/\s+/)
          .filter(Boolean);
        const { articles, index } = await readOldMoney(folder, {
          entries: [thirsty, entryOf({ id: 1, title: 'Guia', slug: 'guia', content: html })],
          tables: ['asin,title\nB0VITRINA1,Aurora Panela\nB0VITRINA2,Aurora Forno\n'],
        });
        index.close();
        const blocks = articles[0]?.content.content ?? [];
        const words = wordsOf(blocks).filter((each) => !['Aurora', 'Panela', '24'].includes(each));
        expect([...words].sort()).toEqual([...source].sort());
        expect(JSON.stringify(blocks)).not.toMatch(/velha-20|\[(?:amazon|lasso|product)/);
      }),
      { numRuns: 60 },
    );
  });
});
