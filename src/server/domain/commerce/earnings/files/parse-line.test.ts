import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLine, splitLine } from './parse-line.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('cells that were quoted by the book come out as they went in', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ' ').trim());
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (cells, sign) => {
        expect(parseLine(cells.map(quoted).join(sign), sign)).toEqual({ cells, isOpen: false });
      },
    ),
  );
});

test('whatever a line is, it has an end', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(parseLine(line, ',').cells.length).toBeGreaterThan(0);
    }),
  );
  expect(parseLine(`"${'"x'.repeat(200_000)}`, ',').isOpen).toBe(true);
});

test.each([
  ['a,"Lamp 24" black, nice",c', ['a', 'Lamp 24" black, nice', 'c'], false],
  ['a,Lamp 24" black,c', ['a', 'Lamp 24" black', 'c'], false],
  ['a, "b" ,c', ['a', 'b" ,c'], true],
  ['a,"b,c', ['a', 'b,c'], true],
  ['', [''], false],
])('%s', (line, cells, isOpen) => {
  expect(parseLine(line, ',')).toEqual({ cells, isOpen });
});

test('without quotes they are as they stand', () => {
  expect(splitLine('a,"b, c', ',')).toEqual(['a', '"b', 'c']);
});
