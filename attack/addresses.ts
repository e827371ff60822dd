import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { type Attack, assertNone, fastest, type Target } from './lib/attack.ts';
import { ask, askRaw, rawGet } from './lib/wire.ts';

export const name = 'addresses';
export const about = 'addresses and headers that cost more than they should, or fill the store';

const LONG = 15_000;
/** What grows with the square of these lengths takes a fifth of a second and more. */
const AT_ONCE_MS = 100;
const slashes = '/'.repeat(LONG);

/** By what is in them, requests that a pattern or a router could stumble over for long. */
const costly: [name: string, bytes: string][] = [
  ['15,000 slashes in an address', rawGet(`/a${slashes}b`)],
  ['15,000 slashes below /admin', rawGet(`/admin${slashes}b`)],
  ['15,000 slashes in an edition', rawGet(`/br${slashes}b`)],
  ['15,000 tabs in Accept-Encoding', rawGet('/br', `Accept-Encoding: a${'\t'.repeat(LONG)}b\r\n`)],
  ['15,000 commas in Accept-Encoding', rawGet('/br', `Accept-Encoding: ${','.repeat(LONG)}b\r\n`)],
  ['15,000 blanks in a cookie', rawGet('/api/admin/me', `Cookie: a=${' '.repeat(LONG)};b\r\n`)],
  ['15,000 semicolons in a cookie', rawGet('/api/admin/me', `Cookie: ${';'.repeat(LONG)}\r\n`)],
  ['15,000 signs of per cent', rawGet(`/br/${'%'.repeat(LONG)}`)],
  ['a user agent of 15,000 brackets', rawGet('/br', `User-Agent: ${'('.repeat(LONG)}\r\n`)],
  [
    '15,000 commas in X-Forwarded-For',
    rawGet('/api/reviews?locale=br', `X-Forwarded-For: ${'1,'.repeat(LONG / 2)}\r\n`),
  ],
  ['15,000 tags in If-None-Match', rawGet('/br', `If-None-Match: ${'"a",'.repeat(LONG / 4)}\r\n`)],
  ['a search of 15,000 letters', rawGet(`/br/avaliacao?q=${'a'.repeat(LONG)}!`)],
  [
    'a search of brackets and stars',
    rawGet(`/api/reviews?locale=br&q=${encodeURIComponent('(a+)+$'.repeat(8))}`),
  ],
];

const farPages = ['/br', '/br/categoria/casa', '/br/avaliacao', '/it/recensione'];

function keptFiles({ dataDir }: Target): number {
  const folder = path.join(dataDir, 'pages');
  if (!fs.existsSync(folder)) return 0;
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.page')).length;
}

/** The same page in as many ways as somebody can write it. */
const ways = (n: number): string[] => [
  `/br/sobre?utm_source=${n}`,
  `/br/sobre?${n}`,
  `/br/sobre?a=${n}&b=${n}`,
  `/BR/sobre?x=${n}`,
  `/br//sobre/${'/'.repeat(n % 7)}`,
  `/br/s%6fbre?${n}`,
  `/br/never-${n}`,
  `/br/avaliacao?q=${n}`,
  `/br?page=${1_000 + n}`,
];

export async function run({ target, attempt }: Attack): Promise<void> {
  const { port } = target;
  for (const [what, bytes] of costly)
    await attempt(what, async () => {
      let status = 0;
      const took = await fastest(async () => {
        ({ status } = await askRaw(port, bytes));
      });
      assert(status > 0 && status < 500, `It was answered ${status}.`);
      assert(took < AT_ONCE_MS, `It took ${took.toFixed(0)} ms.`);
      return `${status} after ${took.toFixed(0)} ms`;
    });

  await attempt('pages of lists far beyond the last', async () => {
    const wrong: string[] = [];
    for (const list of farPages)
      for (const page of ['500', '99999', '1000000000000']) {
        const { status, bytes } = await ask(port, { path: `${list}?page=${page}` });
        if (status !== 404 || bytes.length > 100_000)
          wrong.push(`${list}?page=${page.slice(0, 9)}: ${status}, ${bytes.length} B`);
      }
    assertNone(wrong, 'Not a small 404');
    return 'each is a small 404';
  });

  await attempt('one page under 900 names', async () => {
    for (const warm of ['/br/sobre', '/br/avaliacao', '/br', '/br/never-written'])
      await ask(port, { path: warm });
    const before = keptFiles(target);
    for (let n = 0; n < 100; n += 1)
      await Promise.all(
        ways(n).map((written) =>
          ask(port, { path: written }).then(({ status }) => assert(status < 500, written)),
        ),
      );
    await ask(port, { path: '/br/sobre' });
    const more = keptFiles(target) - before;
    assert(more <= 3, `The store has ${more} pages more than before.`);
    return `the store has ${more} pages more than before`;
  });
}
