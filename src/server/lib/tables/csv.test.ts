import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';

test('nothing begins as a formula does, and what was put ahead of it comes off again', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '=', '+', '-', '@', "'=", "''-", '\t'), (text, begin) => {
      const given = begin + text;
      const [, quoted, plain] = /^(?:"((?:[^"]|"")*)"|(.*))\r\n$/su.exec(csvLine([given])) ?? [];
      const cell = quoted?.replaceAll('""', '"') ?? plain ?? '';
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(withoutGuard(cell)).toBe(given);
    }),
  );
});

test('numbers stay numbers, nothing is an empty cell', () => {
  expect(csvLine([-1, null, true, 'a,b'])).toBe('-1,,true,"a,b"\r\n');
});
