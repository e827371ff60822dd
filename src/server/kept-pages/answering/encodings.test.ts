import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { inEncoding, otherEncodingBytes } from './encodings.ts';

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
const most = engineLimits.pages.otherEncodingBytes;

test('every encoding says the same, and is made once', () => {
  const page = Buffer.from('<p>Olá</p>'.repeat(1_000));
  const brotli = brotliCompressSync(page);
  expect(inEncoding(brotli, 'br')).toBe(brotli);
  expect(inEncoding(brotli, 'identity')).toEqual(page);
  expect(gunzipSync(inEncoding(brotli, 'gzip'))).toEqual(page);
  for (const encoding of ['identity', 'gzip'] as const) {
    const made = inEncoding(brotli, encoding);
    expect(inEncoding(brotli, encoding)).toBe(made);
    expect(made.buffer.byteLength).toBe(made.length);
  }
});

test('whoever asks for every page as it was before it was pressed does not fill the memory', () => {
  const page = randomBytes(most / 8);
  const all = Array.from({ length: 20 }, () => brotliCompressSync(page, fast));
  for (const brotli of all)
    for (const encoding of ['identity', 'gzip'] as const) inEncoding(brotli, encoding);
  expect(otherEncodingBytes()).toBeLessThanOrEqual(2 * most);
  expect(otherEncodingBytes()).toBeGreaterThan(most);
  for (const brotli of all)
    expect(inEncoding(brotli, 'identity').equals(brotliDecompressSync(brotli))).toBe(true);
});
