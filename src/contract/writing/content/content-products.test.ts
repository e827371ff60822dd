import { describe, expect, test } from 'vitest';
import type { ContentBlock } from './content.schemas.ts';
import {
  countBlocksNaming,
  isRoundup,
  productIdsOf,
  replaceProduct,
  withoutProducts,
} from './content-products.ts';

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

describe('a product in the place of another', () => {
  const pick = (productId: number, label: string) => ({ productId, label });
  const document = documentOf(
    card(4),
    paragraph,
    { type: 'quickPicks', attrs: { picks: [pick(9, 'first'), pick(4, 'second'), pick(2, 'third')] } },
    table,
    card(2),
  );

  test('is counted by blocks', () => {
    expect(countBlocksNaming(document, 4)).toBe(3);
    expect(countBlocksNaming(document, 7)).toBe(0);
  });

  test('stands wherever the other stood, and once in each block', () => {
    expect(replaceProduct(document, 4, 9)).toEqual(
      documentOf(
        card(9),
        paragraph,
        { type: 'quickPicks', attrs: { picks: [pick(9, 'first'), pick(2, 'third')] } },
        { type: 'comparisonTable', attrs: { productIds: [2, 9] } },
        card(2),
      ),
    );
  });

  test('leaves what does not name the other as it is, twins included', () => {
    const twins = documentOf({ type: 'comparisonTable', attrs: { productIds: [2, 2] } });
    expect(replaceProduct(twins, 4, 9)).toEqual(twins);
    expect(productIdsOf(replaceProduct(document, 4, 11))).toEqual([11, 9, 2]);
  });

  test('goes from every block where it does not exist, and with it what names nothing else', () => {
    expect(withoutProducts(document, new Set([4]))).toEqual(
      documentOf(
        paragraph,
        { type: 'quickPicks', attrs: { picks: [pick(9, 'first'), pick(2, 'third')] } },
        { type: 'comparisonTable', attrs: { productIds: [2, 9] } },
        card(2),
      ),
    );
    expect(withoutProducts(document, new Set([2, 4, 9]))).toEqual(documentOf(paragraph));
    expect(withoutProducts(document, new Set([77]))).toEqual(document);
  });
});
