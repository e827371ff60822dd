import { expect, test } from 'vitest';
import { looksPasted } from './looks-pasted.ts';

test.each([
  'https://loja.example/x',
  'www.loja.example',
  'amazon.it/dp/B0DEMO0001',
  'b0demo0001',
  '7891234567895',
])('%s may have been pasted', (text) => expect(looksPasted(text)).toBe(true));

test.each([undefined, '', 'panela', 'panela 4 l', 'e/ou', '12345'])('%s was typed', (text) =>
  expect(looksPasted(text)).toBe(false),
);
