import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 byte'],
  [1023, '1,023 byte'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [150_000, '146 kB'],
  [1_500_000, '1.4 MB'],
  [15 * 1024 * 1024, '15 MB'],
  [2.5 * 1024 ** 3, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text);
});

test('speaks the administrator’s language', () => {
  expect(fileSize(1_500_000, 'pt-BR').replace(/\s/u, ' ')).toBe('1,4 MB');
});
