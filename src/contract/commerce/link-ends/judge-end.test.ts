import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import type { EndExample } from './end-rule.ts';
import { endRules } from './end-rules.ts';
import { type EndJudgement, judgeEnd } from './judge-end.ts';
import { anyShopEnd, closedShops } from './rules/any-shop.ts';
import { networkEnds } from './rules/networks.ts';

const judge = (hops: string[], page?: string) => judgeEnd({ hops, page }, readyMade);
const kindOf = (judged: EndJudgement) => (typeof judged === 'object' ? judged.kind : (judged ?? null));

const named: [string, EndExample][] = [
  ...[...endRules, anyShopEnd].flatMap(({ id, examples }) =>
    examples.map((each): [string, EndExample] => [id, each]),
  ),
  ...networkEnds.flatMap(({ network, examples }) =>
    examples.map((each): [string, EndExample] => [network, each]),
  ),
  ...closedShops.examples.map((each): [string, EndExample] => ['closed', each]),
];

describe('the end of a link’s way', () => {
  test.each(named)('%s: %j', (_, { asked, hops = [], page, kind }) => {
    expect(kindOf(judge([asked, ...hops], page))).toBe(kind);
  });

  test('says what showed it', () => {
    const asked = 'https://www.amazon.com.br/dp/B0TESTE001?tag=vitrina-20';
    expect(judge([asked, 'https://www.amazon.com.br/dp/B0TESTE001'])).toEqual({
      kind: 'tag_lost',
      shown: 'tag',
    });
    expect(judge([asked, 'https://www.amazon.com.br/dp/B0TESTE001?tag=outra-20'])).toEqual({
      kind: 'tag_lost',
      shown: 'tag',
    });
    expect(judge([asked, 'https://www.amazon.com.br/'])).toMatchObject({
      shown: 'https://www.amazon.com.br/',
    });
  });

  test('one variant that can be had is enough, and what is recommended beside it does not count', () => {
    const page = (...nodes: unknown[]) =>
      `<script type="application/ld+json">${JSON.stringify(nodes)}</script>`;
    const offer = (word: string) => ({ '@type': 'Offer', availability: `https://schema.org/${word}` });
    const product = (...words: string[]) => ({ '@type': 'Product', offers: words.map(offer) });
    const at = 'https://loja.example/p/cafeteira';
    expect(judge([at], page(product('OutOfStock', 'InStock')))).toBeUndefined();
    expect(judge([at], page(product('OutOfStock'), product('InStock')))).toMatchObject({ kind: 'sold_out' });
    expect(judge([at], page(product('InStock'), product('OutOfStock')))).toBeUndefined();
    expect(judge([at], page({ '@graph': [{ '@type': 'WebPage' }, product('SoldOut')] }))).toMatchObject({
      kind: 'sold_out',
    });
  });

  test('a link whose goal only its network knows is judged by its end alone', () => {
    const short = 'https://mercadolivre.com/sec/1AbCdEf';
    expect(judge([short, 'https://lista.mercadolivre.com.br/cafeteira'])).toBeUndefined();
    expect(kindOf(judge([short, 'https://www.mercadolivre.com.br/']))).toBe('home_instead');
  });

  test('whatever a page holds, it is judged, and one that went nowhere else is never called another page', () => {
    const pieces = fc.constantFrom(
      ...[
        '<script type="application/ld+json">',
        '</script>',
        '{"@type":"Product",',
        '"availability":"OutOfStock"}',
      ],
      ...[
        '<meta property="product:availability" content="',
        'oos',
        '">',
        '[',
        '{',
        '"',
        "'",
        '>',
        'id="outOfStock"',
      ],
    );
    const page = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 9 })), { maxLength: 20 });
    const path = fc.array(fc.constantFrom('p', 'c', 'busca', 'a-b', '%20', 'Dp', '..'), { maxLength: 5 });
    fc.assert(
      fc.property(path, page, (steps, parts) => {
        const asked = new URL(`https://loja.example/${steps.join('/')}`).href;
        const kind = kindOf(judge([asked], parts.join('')));
        expect([null, 'sold_out']).toContain(kind);
        const hops = [asked, 'not an address'];
        expect(judge(hops)).toBe('unclear');
      }),
      { numRuns: 50 },
    );
  });
});
