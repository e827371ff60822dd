import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantOf } from '#test/harness/address-variants.ts';
import { everything } from '#test/harness/data/everything.ts';
import { type Asked, pathsOf, useServedSite } from '#test/harness/programs/served-site.ts';
import { rawRequest, sendRaw } from '#test/harness/raw-request.ts';

const site = useServedSite('pg');

const MARK = 'evil.example';
const long = 'x'.repeat(6_000);

/** Headers that another server might have let into the page, or into the key by which it is kept. */
const headers: Record<string, string | string[]>[] = [
  { host: MARK },
  { 'x-forwarded-host': MARK },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-prefix': `/${MARK}` },
  { forwarded: `host=${MARK};proto=http` },
  { 'x-forwarded-for': '"><script>alert(1)</script>' },
  { 'x-host': MARK, 'x-forwarded-server': MARK, 'x-original-url': `/${MARK}`, 'x-rewrite-url': '/it' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { 'accept-encoding': '' },
  { 'accept-encoding': 'br;q=0, gzip;q=0, *;q=0' },
  { 'accept-encoding': `${MARK}, zstd, compress, ${',,;;q=x'.repeat(50)}` },
  { 'accept-encoding': 'GZIP;Q=1.000' },
  { 'accept-language': `xx-${MARK}` },
  { accept: 'application/json' },
  { cookie: `theme=dark; locale=it; session=${MARK}` },
  { cookie: [`a=${long}`] },
  { authorization: `Bearer ${MARK}`, origin: `https://${MARK}`, referer: `https://${MARK}/` },
  { 'user-agent': `Mozilla/5.0 ${MARK} Googlebot GPTBot` },
  { 'user-agent': '' },
  { 'if-none-match': `"${MARK}"`, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { range: 'bytes=0-10' },
  { 'sec-purpose': 'prefetch', purpose: 'prefetch', 'save-data': 'on' },
  { 'x-middleware-prefetch': '1', 'x-invoke-path': `/${MARK}`, pragma: MARK, 'cache-control': 'no-store' },
];

/** What comes behind an address; none of it is anything that the page reads. */
const queries = [
  `?utm_source=${MARK}&fbclid=1`,
  `?x=${long}`,
  '?a=1&a=2&a=1',
  '?%00=%ff&%=%',
  `?__proto__[x]=${MARK}&constructor=1`,
  '?;;;&&&==',
  `?//${MARK}`,
  `?<script>alert('${MARK}')</script>`.replaceAll('<', '%3C').replaceAll('>', '%3E'),
];

/** Addresses that are nearly the page's own: what they answer with must never be kept as the page. */
const nearly = (path: string) => [
  path.replace(/(.)\/(.*)$/, '$1%2F$2'),
  path.replace(/\/([^/]*)$/, '/%2e%2e/$1'),
  `${path}%2f`,
  `${path}/`,
  `/${path}`,
  path.toUpperCase(),
  `http://${MARK}${path}`,
  `${path}#${MARK}`,
  `${path}%00`,
];

const htmlOf = ({ headers: { 'content-encoding': encoding }, body }: Asked): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

/** Everything that is the same for whoever asks. */
const answerOf = ({ status, headers: given, body }: Asked) => {
  const { date: _date, connection: _connection, 'keep-alive': _alive, 'x-request-id': _id, ...rest } = given;
  return { status, headers: rest, body: body.toString('base64') };
};

test('no request leaves a trace in a page that others get', { timeout: 180_000 }, async () => {
  const { ask } = site();
  const all = [...(await pathsOf(site())), '/br/never-written', '/br/avaliacoes?sort=score'];
  const asReader = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Firefox/143.0' };
  const before = new Map<string, ReturnType<typeof answerOf>>();
  // Some are asked for first by an attacker: what is kept then is kept for everybody.
  for (const [index, path] of all.entries()) {
    const attack = headers[index % headers.length];
    if (index % 2 === 0) await ask(path, attack);
    before.set(path, answerOf(await ask(path, asReader)));
  }
  for (const [index, path] of all.entries()) {
    const own = before.get(path);
    for (const attack of [...headers.keys()].map((n) => headers[(n + index) % headers.length]).slice(0, 8)) {
      const answer = await ask(path, attack);
      expect([200, 301, 304, 404]).toContain(answer.status);
      expect(htmlOf(answer)).not.toContain(MARK);
      expect(JSON.stringify(answer.headers)).not.toContain(MARK);
    }
    const separator = path.includes('?') ? '&' : '?';
    for (const query of [queries[index % queries.length], queries[(index + 3) % queries.length]]) {
      const answer = await ask(path + query?.replace('?', separator), asReader);
      expect(answerOf(answer)).toEqual(own);
    }
    for (const address of nearly(path).slice(index % 3, (index % 3) + 3)) {
      const { status } = await ask(address, asReader).catch(() => ({ status: 400 }));
      expect(status, address).toBeLessThan(500);
    }
  }
  for (const path of all) expect(answerOf(await ask(path, asReader)), path).toEqual(before.get(path));
});

test('every header of the corpus, in every encoding, gets the same home', async () => {
  const { ask } = site();
  const html = htmlOf(await ask('/br', {}));
  expect(html).toContain('</html>');
  for (const attack of headers) {
    const answer = await ask('/br', attack);
    expect([answer.status, htmlOf(answer)], JSON.stringify(attack)).toEqual([200, html]);
  }
});

test('a host that could be read in two ways gets no page, kept or not', async () => {
  const { ask, served } = site();
  await ask('/br');
  const two = await sendRaw(served, rawRequest('/br', `Host: ${MARK}\r\n`));
  expect(two.status).toBe(400);
  for (const host of [`${MARK}:80@vitrina.test`, `vitrina.test/${MARK}`, `vitrina.test ${MARK}`])
    expect((await ask('/br', { host })).status, host).toBe(400);
});

test('however an address is written, its page is rendered and kept once', { timeout: 60_000 }, async () => {
  const { ask, rendered } = site();
  const all = await pathsOf(site());
  const written = fc
    .constantFrom(...all, '/br/never-written', '/it/recensione/never-written')
    .chain((path) => fc.tuple(fc.constant(path), variantOf(path)));
  rendered.clear();
  await fc.assert(
    fc.asyncProperty(written, async ([path, variant]) => {
      const { status, headers: given } = await ask(`${variant}?utm_source=a`);
      const isThere = !path.endsWith('never-written');
      const expected =
        variant === path ? [isThere ? 200 : 404] : isThere ? [301, `${path}?utm_source=a`] : [404];
      expect([status, given.location].slice(0, expected.length), variant).toEqual(expected);
    }),
    { numRuns: everything ? 400 : 120 },
  );
  const real = new Set([...all, '/br/never-written', '/it/recensione/never-written', '/br/%', '/it/%']);
  expect([...rendered].filter((key) => !real.has(key))).toEqual([]);
});

test('a page, kept or not, has the security headers', async () => {
  for (const path of ['/', '/br', '/br', '/br/a-page-that-there-is-not']) {
    const { headers: given } = await site().ask(path);
    expect(given, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('no method but GET and HEAD reaches a kept page', async () => {
  const { ask } = site();
  const own = answerOf(await ask('/br'));
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE', 'TRACE', 'OPTIONS']) {
    const { status } = await ask('/br', {}, method);
    expect(status, method).toBeGreaterThanOrEqual(400);
  }
  expect(answerOf(await ask('/br'))).toEqual(own);
});
