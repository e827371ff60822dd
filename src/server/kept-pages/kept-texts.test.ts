import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { KeptText } from './copies/kept-text.ts';
import { createKeptTexts, type KeptTexts } from './kept-texts.ts';

let now = 0;
let made = 0;
let texts: KeptTexts;
const read = ({ brotli }: KeptText) => brotliDecompressSync(brotli).toString();
const counted = async () => {
  made += 1;
  return `text ${made}`;
};
const get = (make: () => Promise<string | Readable> = counted) =>
  texts.get({ path: '/br/feed.xml', seconds: 60, make });

beforeEach(() => {
  now = 0;
  made = 0;
  texts = createKeptTexts(() => new Date(now));
  texts.follow();
});

test('a text is made once, and anew when something has changed or its time is over', async () => {
  const first = await get();
  expect([read(first), read(await get())]).toEqual(['text 1', 'text 1']);
  texts.hear();
  const second = await get();
  expect(read(second)).toBe('text 2');
  expect(second.etag).not.toBe(first.etag);
  now = 60_000;
  expect([read(await get()), read(await get())]).toEqual(['text 3', 'text 3']);
});

test('whoever asks while it is made gets the same one', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect([new Set(all.map(read)), made]).toEqual([new Set(['text 1']), 1]);
});

test('what changes while it is made is not missed by the next', async () => {
  const gate = Promise.withResolvers<string>();
  const slow = get(() => gate.promise);
  texts.hear();
  const next = get();
  gate.resolve('old');
  expect([read(await slow), read(await next), read(await get())]).toEqual(['old', 'text 1', 'text 1']);
});

test('what cannot be made, or breaks off in the middle, is not kept', async () => {
  await expect(get(() => Promise.reject(new Error('no such edition')))).rejects.toThrow('no such edition');
  const broken = async () =>
    Readable.from(
      (function* () {
        yield Buffer.from('begun');
        throw new Error('lost');
      })(),
    );
  await expect(get(broken)).rejects.toThrow('lost');
  expect(read(await get(async () => Readable.from([Buffer.from('a'), Buffer.from('b')])))).toBe('ab');
});

test('where nobody tells of changes nothing is kept', async () => {
  texts = createKeptTexts(() => new Date(now));
  expect([read(await get()), read(await get())]).toEqual(['text 1', 'text 2']);
});
