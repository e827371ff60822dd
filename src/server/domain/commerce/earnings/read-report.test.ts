import { describe, expect, test } from 'vitest';
import type { Locale } from '#contract/site/locales.ts';
import { readReport } from './read-report.ts';

const read = (text: string, locale: Locale = 'br', columns = {}) =>
  readReport(text, columns, { locale, today: '2026-10-15', knownTags: new Set(['loja-20', 'outra-20']) });
const amounts = (text: string, locale: Locale = 'br') => read(text, locale).rows.map(({ earned }) => earned);

describe('a report of earnings', () => {
  test('comes to an end, whatever quotes, spaces and brackets it is made of', () => {
    const many = (char: string) => char.repeat(300_000);
    const text = `Date,${many('(')}\n2026-10-01,${many(' ')}x${many('"')}`;
    expect(read(text).rows).toEqual([]);
  });

  test('is read with its shop’s own names of columns, quotes, marks and order', () => {
    const text =
      '\ufeffDate,Tracking ID,"Items Ordered",Items Shipped,Revenue ($),Ad Fees ($),ASIN,Name\r\n' +
      '2026-10-01,loja-20,3,2,"1,234.50",$61.72,B0DEMO0001,"A lamp, ""the one"""\r\n\r\n' +
      '2026-10-02,loja-20,0,0,0,0,B0DEMO0001,x\r\n';
    const { rows, errors, columns } = read(text, 'us');
    expect(errors).toEqual([]);
    expect(columns).toMatchObject({ day: 0, tag: 1, earned: 5, externalId: 6 });
    expect(rows[0]).toEqual({
      line: 2,
      day: '2026-10-01',
      tag: 'loja-20',
      externalId: 'B0DEMO0001',
      orderedItems: 3,
      shippedItems: 2,
      revenue: 123_450,
      earned: 6_172,
    });
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('in Portuguese, with semicolons, commas and days first', () => {
    const text =
      'Data;ID de rastreamento;Itens pedidos;Ganhos\n01/10/2026;loja-20;1.200;R$ 1.234,56\n13/10/2026;loja-20;;-1,20';
    const { rows, errors } = read(text);
    expect(errors).toEqual([]);
    expect(rows.map(({ day, orderedItems, earned }) => [day, orderedItems, earned])).toEqual([
      ['2026-10-01', 1200, 123_456],
      ['2026-10-13', 0, -120],
    ]);
  });

  test('with tabs, and the month first where the numbers say so', () => {
    expect(read('day\ttag\tearnings\n10/13/2026\tloja-20\t1').rows[0]?.day).toBe('2026-10-13');
    expect(read('day\ttag\tearnings\n10/03/2026\tloja-20\t1', 'us').rows[0]?.day).toBe('2026-10-03');
    expect(read('day\ttag\tearnings\n10/03/2026\tloja-20\t1', 'it').rows[0]?.day).toBe('2026-03-10');
  });

  test.each([
    ['1.234', 'br', 123_400],
    ['1,234', 'us', 123_400],
    ['1.5', 'br', 150],
    ['(2,50)', 'it', -250],
    ['1 234,50 €', 'es', 123_450],
  ] as const)('%s in %s', (written, locale, amount) => {
    expect(amounts(`day;tag;earnings\n2026-10-01;loja-20;${written}`, locale)).toEqual([amount]);
  });

  test('says of each row what is wrong', () => {
    const text = [
      'day;tag;earnings;ordered',
      '2026-10-01;loja-20;1,00;1',
      '2026-02-30;loja-20;1,00;1',
      '2026-10-16;loja-20;1,00;1',
      '2026-10-02;alheia-20;abc;1',
      ';loja-20;;x',
      '2026-10-01;loja-20;2,00;1',
      '2026-10-03;loja-20;1,00;1;9',
    ].join('\n');
    const { rows, errors } = read(text);
    expect(rows).toHaveLength(1);
    expect(errors.map(({ line, field, problem }) => [line, field, problem])).toEqual([
      [3, 'day', 'not_a_day'],
      [4, 'day', 'future'],
      [5, 'tag', 'unknown_tag'],
      [5, 'earned', 'not_a_number'],
      [6, 'day', 'required'],
      [6, 'orderedItems', 'not_a_number'],
      [6, 'earned', 'required'],
      [7, null, 'twice'],
      [8, null, 'wrong_length'],
    ]);
  });

  test('whose columns have other names is read as somebody says', () => {
    const text = 'Quando,Quem,Quanto\n2026-10-01,loja-20,5';
    expect(read(text).errors.map(({ field }) => field)).toEqual(['day', 'tag', 'earned']);
    expect(read(text, 'br', { day: 0, tag: 1, earned: 2 }).rows).toHaveLength(1);
    expect(read(text, 'br', { day: 0, tag: 1, earned: 9 }).errors).toMatchObject([
      { line: 0, field: 'earned' },
    ]);
  });

  test('is counted in lines of text, and a quote that is never closed swallows no rows in silence', () => {
    const text = 'day;tag;earnings;name\n2026-10-01;loja-20;1,00;"Two\nlines"\n2026-10-02;loja-20;1,00;"2';
    const { rows, errors } = read(`${text}"`);
    expect([rows.map(({ line }) => line), errors]).toEqual([[2, 4], []]);
    const { errors: told } = read(`${text}\n2026-10-03;loja-20;1,00;x`);
    expect(told.map(({ line, field, problem }) => [line, field, problem])).toEqual([[4, null, 'too_long']]);
  });

  test.each(['', ' \n ', 'day;tag;earnings', '"', '\0'])('of nothing is nothing: %j', (text) => {
    const { rows, errors } = read(text);
    expect([rows.length, errors.length > 0]).toEqual([0, true]);
  });
});
