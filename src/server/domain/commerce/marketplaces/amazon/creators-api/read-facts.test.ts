import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const said = (displayValue: string) => ({ displayValue });
const item = (itemInfo: object) => ({ asin: 'B0DEMO0001', itemInfo });

test('an item tells brand, name and barcodes, each once', () => {
  const facts = readFacts(
    item({
      title: said('AURORA  Panela de pressão\n4 L'),
      byLineInfo: { brand: said('Aurora') },
      externalIds: {
        eans: { displayValues: ['7891234567895', '2000000000008', 'nope'] },
        upcs: { displayValues: ['036000291452'] },
      },
    }),
  );
  expect(facts).toEqual({
    asin: 'B0DEMO0001',
    brand: 'Aurora',
    name: 'Panela de pressão 4 L',
    eans: ['7891234567895', '036000291452'],
  });
});

test('a brand is only taken off where the title begins with it as a word', () => {
  const named = (title: string) =>
    readFacts(item({ title: said(title), byLineInfo: { brand: said('Aro') } }));
  expect(named('Arola fritadeira')?.name).toBe('Arola fritadeira');
  expect(named('Aro')?.name).toBe('Aro');
});

test('a long title ends with a whole word', () => {
  const name = readFacts(item({ title: said('palavra '.repeat(60)) }))?.name ?? '';
  expect(name.length).toBeLessThanOrEqual(160);
  expect(name.endsWith('palavra')).toBe(true);
});

test('what is not as it should be is missing, and what has no number is nobody', () => {
  expect(readFacts(item({ title: 7, byLineInfo: 'x', externalIds: { eans: [1] } }))).toEqual({
    asin: 'B0DEMO0001',
    eans: [],
  });
  expect(readFacts({ asin: 'B0DEMO0001', itemInfo: null })).toEqual({ asin: 'B0DEMO0001', eans: [] });
  expect(readFacts({ title: 'x' })).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (value) => readFacts(value) === undefined || true));
});
