import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { type Attack, assertNone, fastest, type Target } from './lib/attack.ts';
import { ask, askRaw, rawGet } from './lib/wire.ts';

export const name = 'addresses';
export const about = 'addresses and headers that cost more than they should, or fill the store';

const LONG = 15_000;
const SHORT = 15;
/** Beyond what the same costs with fifteen: what grows with the square of these lengths takes a fifth of a second and more. */
const ALLOWED = { times: 5, ms: 100 };

/** By what is in them, requests that a pattern or a router could stumble over for long. */
const costly: [name: string, bytes: (n: number) => string][] = [
  ['slashes in an address', (n) => rawGet(`/a${'/'.repeat(n)}b`)],
  ['slashes below /admin', (n) => rawGet(`/admin${'/'.repeat(n)}b`)],
  ['slashes in an edition', (n) => rawGet(`/br${'/'.repeat(n)}b`)],
  ['tabs in Accept-Encoding', (n) => rawGet('/br', `Accept-Encoding: a${'\t'.repeat(n)}b\r\n`)],
  ['commas in Accept-Encoding', (n) => rawGet('/br', `Accept-Encoding: ${','.repeat(n)}b\r\n`)],
  ['blanks in a cookie', (n) => rawGet('/api/admin/me', `Cookie: a=${' '.repeat(n)};b\r\n`)],
  ['semicolons in a cookie', (n) => rawGet('/api/admin/me', `Cookie: ${';'.repeat(n)}\r\n`)],
  ['signs of per cent', (n) => rawGet(`/br/${'%'.repeat(n)}`)],
  ['brackets in a user agent', (n) => rawGet('/br', `User-Agent: ${'('.repeat(n)}\r\n`)],
  [
    'commas in X-Forwarded-For',
    (n) => rawGet('/api/reviews?locale=br', `X-Forwarded-For: ${'1,'.repeat(n / 2)}\r\n`),
  ],
  ['letters of tags in If-None-Match', (n) => rawGet('/br', `If-None-Match: ${'"a",'.repeat(n / 4)}\r\n`)],
  ['letters in a search', (n) => rawGet(`/br/avaliacao?q=${'a'.repeat(n)}!`)],
  ['brackets and stars in a search', (n) => rawGet(`/api/reviews?locale=br&q=${'(a*)*'.repeat(n / 5)}`)],
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
    await attempt(`${LONG} ${what}`, async () => {
      let status = 0;
      const timed = (n: number) =>
        fastest(async () => {
          ({ status } = await askRaw(port, bytes(n)));
        });
      const [few, took] = [await timed(SHORT), await timed(LONG)];
      assert(status > 0 && status < 500, `It was answered ${status}.`);
      const words = `${status} after ${took.toFixed(0)} ms (${SHORT}: ${few.toFixed(0)} ms)`;
      assert(took < few * ALLOWED.times + ALLOWED.ms, words);
      return words;
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
