import { expect, test } from 'vitest';
import { withStatement } from './recent-statements.ts';
import { csvOf, tabbedOf } from './rows-text.ts';

const table = {
  columns: ['a', 'b'],
  rows: [
    ['x, "y"', null],
    ['=SUM(A1)', '-12.5'],
    ['two\nlines', '@cmd'],
  ],
};

test('rows become a file in which nothing is a formula', () => {
  expect(csvOf(table)).toBe('\uFEFFa,b\r\n"x, ""y""",\r\n\'=SUM(A1),-12.5\r\n"two\nlines",\'@cmd\r\n');
});

test('rows are pasted into cells, a line each', () => {
  expect(tabbedOf(table)).toBe('a\tb\nx, "y"\t\n\'=SUM(A1)\t-12.5\ntwo lines\t\'@cmd');
});

test('statements are remembered newest first, each once, and not too many', () => {
  expect(withStatement(['b', 'a'], ' a ')).toEqual(['a', 'b']);
  expect(withStatement(['b'], '  ')).toEqual(['b']);
  const many = Array.from({ length: 30 }, (_, n) => `SELECT ${n}`);
  expect(many.reduce(withStatement, [] as string[])).toHaveLength(20);
});
