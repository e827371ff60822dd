import { describe, expect, test } from 'vitest';
import type { ContentBlock } from './content.ts';
import { isRoundup, productIdsOf } from './content-products.ts';

const card = (productId: number): ContentBlock => ({ type: 'productCard', attrs: { productId } });
const picks: ContentBlock = { type: 'quickPicks', attrs: { picks: [{ productId: 4, label: 'x' }] } };
const table: ContentBlock = { type: 'comparisonTable', attrs: { productIds: [2, 4, 9] } };
const paragraph: ContentBlock = { type: 'paragraph' };
const documentOf = (...content: ContentBlock[]) => ({ type: 'doc' as const, content });

describe('a roundup', () => {
  test.each([
    ['quick picks', [paragraph, picks]],
    ['a comparison', [table]],
    ['two product cards', [card(1), paragraph, card(2)]],
  ])('is what has %s', (_what, content) => {
    expect(isRoundup(documentOf(...content))).toBe(true);
  });

  test.each([
    ['nothing', []],
    ['text', [paragraph]],
    ['one product card', [paragraph, card(1)]],
  ])('is not what has %s', (_what, content) => {
    expect(isRoundup(documentOf(...content))).toBe(false);
  });
});

test('products are named once, in the order of their first appearance', () => {
  expect(productIdsOf(documentOf(card(7), picks, table, card(4), paragraph))).toEqual([7, 4, 2, 9]);
});
