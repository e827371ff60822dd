import assert from 'node:assert/strict';
import { type Attack, assertNone } from './lib/attack.ts';
import { type Answer, ask } from './lib/wire.ts';

export const name = 'kept-pages';
export const about =
  'leaving something in a page that others get: by headers, cookies, queries, or by asking first';

const MARK = 'evil.example';
/** Headers that another server has let into a page, or into the key by which it is kept. */
const headers: Record<string, string>[] = [
  { host: MARK },
  { 'x-forwarded-host': MARK },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '81', 'x-forwarded-prefix': `/${MARK}` },
  { 'x-original-url': '/it', 'x-rewrite-url': '/it' },
  { 'x-forwarded-server': MARK, 'x-host': MARK, forwarded: `host=${MARK}` },
  { 'x-http-method-override': 'HEAD', 'x-http-method': 'DELETE' },
  { 'x-ghost-preview': `<script>alert('${MARK}')</script>`, 'x-preview': '1', 'x-draft': '1' },
  { 'x-middleware-subrequest': 'middleware', 'x-invoke-status': '500', 'x-nextjs-data': '1' },
  { cookie: `locale=it; theme=${MARK}; vitrina_session=${MARK}` },
  { authorization: `Bearer ${MARK}`, 'x-api-key': MARK },
  { 'user-agent': `Googlebot ${MARK}` },
  { 'accept-language': `it, ${MARK}` },
  { accept: 'application/json' },
  { 'accept-encoding': 'gzip;q=0, br;q=0, identity;q=0' },
  { 'x-cache-token': 'guessed-by-somebody', 'surrogate-capability': MARK },
  { 'if-none-match': `"${MARK}"`, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT', range: 'bytes=0-1' },
  { 'cf-connecting-ip': MARK, 'true-client-ip': MARK, 'x-real-ip': MARK, 'x-forwarded-for': MARK },
  { rsc: '1', 'sec-purpose': 'prefetch', 'turbo-frame': MARK, 'hx-request': 'true' },
];
const queries = [
  `utm_source=${MARK}`,
  `x=${MARK}`,
  `page=1&${MARK}`,
  `__proto__[a]=${MARK}`,
  `callback=${MARK}`,
  `%00=${MARK}`,
  `b=2&a=1`,
  `token=${MARK}`,
  `preview=1&draft=${MARK}`,
];
const reader = { 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 Firefox/143.0' };

/** Everything that has to be the same for whoever asks. */
function pageOf({ status, headers: given, text }: Answer) {
  const { date: _date, connection: _line, 'keep-alive': _alive, 'x-request-id': _id, ...rest } = given;
  return JSON.stringify([status, rest, text]);
}

export async function run({ target: { port }, attempt }: Attack): Promise<void> {
  const asReader = (path: string) => ask(port, { path, headers: reader });

  await attempt('headers that pages must not know', async () => {
    const wrong: string[] = [];
    const paths = ['/br', '/it', '/br/sobre', '/br/avaliacao', '/br/never-written', '/'];
    const before = new Map<string, string>();
    for (const path of paths) before.set(path, pageOf(await asReader(path)));
    for (const path of paths) {
      for (const attack of headers) {
        const { status, text, headers: given } = await ask(port, { path, headers: attack });
        if (status >= 500 || text.includes(MARK) || JSON.stringify(given).includes(MARK))
          wrong.push(`${path} with ${JSON.stringify(attack)} ${status}`);
        if (given['set-cookie']) wrong.push(`${path} sets a cookie`);
      }
      if (pageOf(await asReader(path)) !== before.get(path)) wrong.push(`${path} is another page now`);
    }
    assertNone(wrong, 'Let in');
    return `${headers.length} kinds of headers, ${paths.length} pages, each as before`;
  });

  await attempt('whoever asks first', async () => {
    const wrong: string[] = [];
    const { text } = await asReader('/mx');
    const fresh = [
      ...new Set([...text.matchAll(/href="(\/mx\/[a-z0-9/-]+)"/g)].map(([, path]) => path ?? '')),
    ].slice(0, headers.length);
    assert(fresh.length > 5, 'There are no pages to ask for.');
    for (const [n, path] of fresh.entries()) {
      await ask(port, { path, headers: headers[n] ?? {} });
      const got = await asReader(path);
      if (got.status !== 200 || got.text.includes(MARK) || JSON.stringify(got.headers).includes(MARK))
        wrong.push(`${path} ${got.status}`);
      if (!got.text.includes('<html lang="es')) wrong.push(`${path} is in another language`);
    }
    assertNone(wrong, 'Left in the page');
    return `${fresh.length} pages that an attacker had asked for first, each whole`;
  });

  await attempt('queries that pages do not read', async () => {
    const own = pageOf(await asReader('/br'));
    const wrong: string[] = [];
    for (const query of queries) if (pageOf(await asReader(`/br?${query}`)) !== own) wrong.push(query);
    assertNone(wrong, 'Another page');
    return `${queries.length} queries, the same page`;
  });

  await attempt('a name that says it is a file', async () => {
    const wrong: string[] = [];
    for (const path of [
      '/br/sobre/x.css',
      '/br/sobre;x.css',
      '/br/sobre%2fx.js',
      '/api/admin/me/x.css',
      '/api/admin/me;.js',
      '/admin/x.css',
      '/admin/account/x.png',
    ]) {
      const { status, headers: given, text } = await ask(port, { path });
      const isKept = /max-age=[1-9]|immutable/.test(String(given['cache-control']));
      if (isKept || status >= 500 || (status === 200 && text.includes('"username"')))
        wrong.push(`${path} ${status} ${given['cache-control']}`);
    }
    assertNone(wrong, 'A cache would keep it');
    return 'no cache is told to keep what is not for everybody';
  });
}
