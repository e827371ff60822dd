import { describe, expect, test } from 'vitest';
import { offerMark, readMark } from './clicks.words.ts';
import { textMark } from './text-mark.ts';

describe('what a link to a shop says of itself', () => {
  test('can be read again', () => {
    expect(readMark(offerMark('card', 12))).toEqual({ position: 'card', target: { kind: 'offer', id: 12 } });
    expect(readMark('button')).toEqual({ position: 'button', target: { kind: 'here' } });
  });

  test.each([
    ['https://www.amazon.com.br/dp/B0DEMO0001?tag=a-20', { kind: 'asin', asin: 'B0DEMO0001' }],
    ['https://www.amazon.it/Un-nome/dp/B0DEMO0001/ref=x', { kind: 'asin', asin: 'B0DEMO0001' }],
    ['https://amazon.es/gp/product/B0DEMO0001', { kind: 'asin', asin: 'B0DEMO0001' }],
    ['https://s.shopee.com.br/AbC123', { kind: 'shopee', code: 'AbC123' }],
    ['https://shopee.com.br/uma-loja', { kind: 'shop' }],
    ['https://www.amazon.com.br/s?k=livros', { kind: 'shop' }],
    ['https://amzn.to/3abcdef', { kind: 'shop' }],
  ])('in a text: %s', (href, target) => {
    expect(readMark(textMark(href))).toEqual({ position: 'text', target });
  });

  test.each([
    '',
    'card',
    'picks',
    'card:',
    'card:x',
    'card:1;2',
    'nowhere:1',
    'text:a-short',
    'toString',
    'card:1 ',
  ])('none of ours is nothing: %j', (mark) => expect(readMark(mark)).toBeUndefined());
});
