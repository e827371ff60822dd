import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { addressIn, askedPath, readAddresses } from './read-addresses.ts';

describe('an address in a line', () => {
  test.each([
    ['10.0.0.1 - - [10/May/2024:12:00:00 +0000] "GET /a-post/?x=1 HTTP/1.1" 200 512', '/a-post/?x=1'],
    [
      '10.0.0.1 - ana [10/May/2024:12:00:00 +0000] "HEAD /b HTTP/2.0" 301 0 "https://x.example/" "A browser"',
      '/b',
    ],
    ['10.0.0.1 - - [10/May/2024:12:00:00 +0000] "GET /never HTTP/1.1" 404 12', undefined],
    ['10.0.0.1 - - [10/May/2024:12:00:00 +0000] "POST /form HTTP/1.1" 200 12', undefined],
    ['<loc>https://old.example/c?p=1&amp;q=2', 'https://old.example/c?p=1&q=2'],
    ['"https://old.example/d","12","3%"', 'https://old.example/d'],
    ['https://old.example/e;7', 'https://old.example/e'],
    ['  /f/g', '/f/g'],
    ['Top pages,Clicks', undefined],
    ['', undefined],
  ])('%s', (line, address) => {
    expect(addressIn(line)).toBe(address);
  });
});

test('an address is asked without its host', () => {
  expect(askedPath('https://old.example/x/?p=1#part')).toBe('/x/?p=1');
  expect(askedPath('/caf%C3%A9')).toBe('/caf%C3%A9');
  expect(askedPath('mailto:x@old.example')).toBeUndefined();
});

describe('a list', () => {
  const folder = makeTemporaryFolder();
  const read = async (name: string, bytes: string | Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return Array.fromAsync(readAddresses(file));
  };
  const sitemap =
    '<?xml version="1.0"?><urlset><url><loc>https://old.example/a</loc></url><url><loc>https://old.example/b</loc></url></urlset>';

  test('may be one long line, packed or not', async () => {
    expect(await read('sitemap.xml', sitemap)).toEqual(['/a', '/b']);
    expect(await read('sitemap.xml.gz', gzipSync(sitemap))).toEqual(['/a', '/b']);
  });

  test.each([
    ['nothing', ''],
    ['a text', 'Nothing that would be an address.'],
    ['half of a packed one', gzipSync(sitemap).subarray(0, 30)],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(read('other', bytes)).rejects.toMatchObject({ reason: 'not_addresses' });
  });
});
