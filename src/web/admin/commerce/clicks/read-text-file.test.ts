import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

test('a file is read in the letters it was written in', async () => {
  expect(await readTextFile(new Blob(['\ufeffComissão']))).toBe('Comissão');
  expect(
    await readTextFile(new Blob([Uint8Array.from([0x43, 0x6f, 0x6d, 0x69, 0x73, 0x73, 0xe3, 0x6f])])),
  ).toBe('Comissão');
});
