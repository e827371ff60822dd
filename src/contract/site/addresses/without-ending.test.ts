import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEnding } from './without-ending.ts';

test('what is left of a text does not end so, and only its end is gone', () => {
  const slashes = fc.string({ unit: fc.constantFrom('/', 'a', '\\', ' ') });
  fc.assert(
    fc.property(slashes, (text) => {
      const left = withoutEnding(text, '/');
      expect(left.endsWith('/')).toBe(false);
      expect(left + '/'.repeat(text.length - left.length)).toBe(text);
    }),
  );
});

test('a text of a million such characters with another one behind is looked at once', () => {
  const text = `${'/'.repeat(1_000_000)}b`;
  expect(withoutEnding(text, '/')).toBe(text);
});
