import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { unzipped } from '#test/harness/unzipped.ts';
import { zipFolder } from './zip-folder.ts';
import { centralHeader, endOfArchive, localHeader } from './zip-headers.ts';

const zip = async (folder: string) => Buffer.concat(await Array.fromAsync(zipFolder(folder)));

test('a folder comes out of its archive as it went in, and twice as the same bytes', async () => {
  const folder = makeTemporaryFolder();
  const files = {
    'a/ação.txt': Buffer.from('um '.repeat(50_000)),
    'a/b/empty': Buffer.alloc(0),
    'z.bin': Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7919) % 251)),
  };
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  const packed = await zip(folder);
  expect(await unzipped(packed)).toEqual(files);
  expect(packed.length).toBeLessThan(75_000);
  expect((await zip(folder)).equals(packed)).toBe(true);
  expect(await unzipped(await zip(makeTemporaryFolder()))).toEqual({});
});

test('what is larger or farther than the short numbers can say is said with long ones', () => {
  const name = Buffer.from('a');
  const far = { name, isLarge: true, crc: 1, packed: 5e9, bytes: 6e9, offset: 7e9 };
  const head = centralHeader(far);
  const extra = head.subarray(47);
  expect([head.readUInt32LE(20), head.readUInt32LE(24), head.readUInt32LE(42)]).toEqual(
    Array(3).fill(0xff_ff_ff_ff),
  );
  expect([4, 12, 20].map((at) => Number(extra.readBigUInt64LE(at)))).toEqual([6e9, 5e9, 7e9]);
  expect(localHeader(far).readUInt16LE(28)).toBe(20);
  const end = endOfArchive({ count: 70_000, bytes: 10, offset: 5e9 });
  expect(end).toHaveLength(56 + 20 + 22);
  expect(Number(end.readBigUInt64LE(32))).toBe(70_000);
  expect(Number(end.readBigUInt64LE(56 + 8))).toBe(5e9 + 10);
  expect(end.readUInt16LE(76 + 10)).toBe(0xff_ff);
  expect(endOfArchive({ count: 2, bytes: 10, offset: 20 })).toHaveLength(22);
});
