import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zipFolder } from '#server/domain/running/move-out/zip-folder.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { FeedProblem, usualCaps } from './feed-caps.ts';
import { unpack } from './unpack.ts';

const table = `id;name\n${Array.from({ length: 300 }, (_, n) => `${n};Coisa ${n * 7}`).join('\n')}\n`;

interface Given {
  name: string;
  text: string;
  method?: 0 | 8;
  flags?: number;
  crc?: number;
}

/** An archive whose headers say how large everything is, as most programs write it. */
function zipOf(...files: Given[]): Buffer {
  const parts = files.map(({ name, text, method = 8, flags = 0, crc }) => {
    const plain = Buffer.from(text);
    const body = method === 8 ? deflateRawSync(plain) : plain;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc ?? crc32(plain), 14);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt32LE(plain.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), body]);
  });
  return Buffer.concat([...parts, Buffer.from('PK\x01\x02 and so on')]);
}

/** In pieces of this size. */
async function textOf(bytes: Buffer, size = 1_000, caps = usualCaps): Promise<string> {
  function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  try {
    return Buffer.concat(await Array.fromAsync(unpack(pieces(), caps))).toString();
  } catch (error) {
    if (error instanceof FeedProblem) return error.code;
    throw error;
  }
}

describe('a feed in a zip archive', () => {
  test('is its one file, packed or stored, in pieces of any size', async () => {
    for (const method of [0, 8] as const) {
      const zip = zipOf({ name: 'feed.csv', text: table, method });
      for (const size of [1, 7, 512, 100_000]) expect(await textOf(zip, size)).toBe(table);
    }
  });

  test('with its sums behind it, as a program writes that does not know them before', async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(path.join(folder, 'feed'));
    writeFileSync(path.join(folder, 'feed', 'feed.csv'), table);
    const zip = Buffer.concat(await Array.fromAsync(zipFolder(folder)));
    for (const size of [3, 100_000]) expect(await textOf(zip, size)).toBe(table);
  });

  test('folders and what a Mac adds are no files', async () => {
    const folder: Given = { name: 'feed/', text: '', method: 0 };
    const mac: Given = { name: '__MACOSX/feed/._feed.csv', text: 'anything' };
    expect(await textOf(zipOf(folder, { name: 'feed/feed.csv', text: table }, mac))).toBe(table);
  });

  test('several files, a password or a way of packing that nobody knows are for a person', async () => {
    const file = { name: 'a.csv', text: table };
    expect(await textOf(zipOf(file, { ...file, name: 'b.csv' }))).toBe('zip');
    expect(await textOf(zipOf({ ...file, flags: 1 }))).toBe('zip');
    expect(await textOf(zipOf({ ...file, method: 12 as 8 }))).toBe('zip');
    expect(await textOf(zipOf({ ...file, method: 0, flags: 8 }))).toBe('zip');
  });

  test('a cut, a touched and an empty one are refused', async () => {
    const zip = zipOf({ name: 'a.csv', text: table });
    for (const end of [20, 60, zip.length - 20, zip.length - 14])
      expect(await textOf(zip.subarray(0, end)), String(end)).toBe('damaged');
    expect(await textOf(zipOf({ name: 'a.csv', text: table, crc: 1 }))).toBe('damaged');
    expect(await textOf(zipOf())).toBe('empty');
  });

  test('a bomb is left unread', async () => {
    const bomb = zipOf({ name: 'a.csv', text: 'a'.repeat(12_000_000) });
    expect(await textOf(bomb)).toBe('too_dense');
    expect(await textOf(bomb, 1_000, { ...usualCaps, ratio: 1e9, unpackedBytes: 1_000_000 })).toBe(
      'too_large',
    );
    expect(await textOf(bomb, 1_000, { ...usualCaps, ratio: 1e9, packedBytes: 5_000 })).toBe('too_large');
  });
});
