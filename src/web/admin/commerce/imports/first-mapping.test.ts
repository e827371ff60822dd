import { expect, test } from 'vitest';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { imports as words } from '#i18n/admin/en/commerce/imports.ts';
import { columnLabel } from './column-label.ts';
import { columnsOf, firstMapping } from './first-mapping.ts';

const look = { suggested: { ean: 'EAN' }, shopFeed: null, columns: ['EAN', 'Preço'] };

test('a file begins with what its network says, or with what its names tell', () => {
  expect(firstMapping({ ...look, network: null }, readyMade, 'br')).toMatchObject({
    network: null,
    match: 'ean',
    fields: { ean: 'EAN' },
    decimal: 'unsaid',
  });
  const seen = { ...look, network: 'rakuten', columns: ['#2', '#3'] };
  const first = firstMapping(seen, readyMade, 'us');
  expect(first).toMatchObject({ network: 'rakuten', decimal: 'point', fields: { ean: '#24', price: '#14' } });
  // No row that was seen has anything at the place of the EAN.
  expect(first.match).toBe('externalId');
  expect(columnsOf(seen, first)).toContain('#24');
  expect(firstMapping({ ...seen, columns: ['#3', '#24'] }, readyMade, 'us').match).toBe('ean');
});

test('a column is called as people call it', () => {
  const names = ['Preço', '#14', '=currency', '=x'].map((name) => columnLabel(name, words));
  expect(names).toEqual(['Preço', 'Column 14', 'Currency, the same in every row', '=x']);
});
