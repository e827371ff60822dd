import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on its own number of the loopback network: 127.0.0.1 stands for the open net, the others for the inside. */
async function listenAt(host: string, answer: Answer, port = 0) {
  const asked: IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

const OUTSIDE = '127.0.0.1';
const INSIDE = '127.0.0.2';
const ok: Answer = (_request, response) => response.end('well');
const usual: GuardedRequest = { method: 'GET', deadlineMs: 10_000, maxBytes: 1_000 };

function fetchWith(port: number, resolve = async (_host: string): Promise<string[]> => [OUTSIDE]) {
  const guarded = createGuardedFetch({
    userAgent: 'VitrinaTest/1',
    resolve,
    ports: [port],
    isAllowed: (address) => address === OUTSIDE,
  });
  return (path: string, request: Partial<GuardedRequest> = {}) =>
    guarded(path.startsWith('/') ? `http://shop.example:${port}${path}` : path, { ...usual, ...request });
}
const problem = (kind: string) => expect.objectContaining({ name: 'FetchProblem', kind });

describe('the guarded fetch', () => {
  test('asks with its own name, and without cookies', async () => {
    const { asked, port } = await listenAt(OUTSIDE, (request, response) => {
      response.setHeader('set-cookie', 'a=b');
      if (request.url === '/first') response.writeHead(302, { location: '/second?x=1' }).end();
      else response.end('well');
    });
    const answer = await fetchWith(port)('/first');
    expect([answer.status, answer.url, answer.body.toString()]).toEqual([
      200,
      `http://shop.example:${port}/second?x=1`,
      'well',
    ]);
    expect(asked.map(({ url }) => url)).toEqual(['/first', '/second?x=1']);
    expect(answer.hops.map((hop) => new URL(hop).pathname)).toEqual(['/first', '/second']);
    for (const { headers } of asked) {
      expect(headers).toEqual({
        host: `shop.example:${port}`,
        'user-agent': 'VitrinaTest/1',
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
      });
    }
  });

  test('goes to no name that stands for an inner address, not even beside a public one', async () => {
    const { asked, port } = await listenAt(INSIDE, ok);
    for (const found of [[INSIDE], [OUTSIDE, INSIDE], [INSIDE, OUTSIDE]])
      await expect(fetchWith(port, async () => found)('/')).rejects.toEqual(problem('refused'));
    await expect(fetchWith(port)(`http://${INSIDE}:${port}/`)).rejects.toEqual(problem('refused'));
    expect(asked).toEqual([]);
  });

  test('goes where it looked, whatever the name means a moment later', async () => {
    const outside = await listenAt(OUTSIDE, ok);
    const inside = await listenAt(INSIDE, ok, outside.port);
    let asked = 0;
    const changing = async () => {
      asked += 1;
      return [asked === 1 ? OUTSIDE : INSIDE];
    };
    const get = fetchWith(outside.port, changing);
    expect((await get('/')).status).toBe(200);
    expect([outside.asked.length, inside.asked.length, asked]).toEqual([1, 0, 1]);
    await expect(get('/')).rejects.toEqual(problem('refused'));
    expect(inside.asked).toEqual([]);
  });

  test('a redirect is looked at like a first address', async () => {
    const ways: string[] = [];
    const outside = await listenAt(OUTSIDE, (request, response) => {
      response.writeHead(302, { location: ways[Number(request.url?.slice(1))] ?? '/' }).end();
    });
    const inside = await listenAt(INSIDE, ok, outside.port);
    const { port } = outside;
    const get = fetchWith(port, async (host) => [host === 'inner.example' ? INSIDE : OUTSIDE]);
    ways.push(
      `http://${INSIDE}:${port}/`,
      `http://inner.example:${port}/`,
      `//inner.example:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://2130706433:${port}/`,
      `http://localhost:${port}/`,
      `http://a:b@shop.example:${port}/`,
      'http://shop.example:22/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'http://',
    );
    for (const [index, way] of ways.entries())
      await expect(get(`/${index}`), way).rejects.toEqual(problem('refused'));
    expect(inside.asked).toEqual([]);
  });

  test('a name that changes between two redirects is refused at the second', async () => {
    const outside = await listenAt(OUTSIDE, (_request, response) => {
      response.writeHead(307, { location: '/again' }).end();
    });
    const inside = await listenAt(INSIDE, ok, outside.port);
    let asked = 0;
    const get = fetchWith(outside.port, async () => [++asked === 1 ? OUTSIDE : INSIDE]);
    await expect(get('/')).rejects.toEqual(problem('refused'));
    expect([outside.asked.length, inside.asked.length]).toEqual([1, 0]);
  });

  test('follows five redirects, and not a sixth', async () => {
    const { port } = await listenAt(OUTSIDE, (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    const get = fetchWith(port);
    expect((await get('/5')).body.toString()).toBe('there');
    await expect(get('/6')).rejects.toEqual(problem('too_many_redirects'));
  });

  test('takes no more than it was told to, and nothing packed', async () => {
    const { port } = await listenAt(OUTSIDE, (request, response) => {
      if (request.url === '/packed') {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(1_000_000)));
      } else response.end('x'.repeat(Number(request.url?.slice(1))));
    });
    const get = fetchWith(port);
    expect((await get('/1000')).body).toHaveLength(1_000);
    await expect(get('/1001')).rejects.toEqual(problem('too_large'));
    await expect(get('/9000000')).rejects.toEqual(problem('too_large'));
    await expect(get('/packed')).rejects.toEqual(problem('encoded'));
    const beginning = await get('/packed', { maxBytes: 0 });
    expect([beginning.status, beginning.body.length]).toEqual([200, 0]);
    expect((await get('/9000000', { method: 'HEAD' })).body).toHaveLength(0);
  });

  test('tells a password to the first host alone, and everything else on the whole way', async () => {
    const { asked, port } = await listenAt(OUTSIDE, (request, response) => {
      if (request.url === '/own') response.writeHead(302, { location: '/still-own' }).end();
      else if (request.url === '/still-own')
        response.writeHead(302, { location: `http://other.example:${port}/file` }).end();
      else response.writeHead(304).end();
    });
    const headers = { 'if-none-match': '"a"' };
    const answer = await fetchWith(port)('/own', { headers, authorization: 'Basic eDp5' });
    expect(answer.status).toBe(304);
    expect(asked.map((request) => [request.headers.authorization, request.headers['if-none-match']])).toEqual(
      [
        ['Basic eDp5', '"a"'],
        ['Basic eDp5', '"a"'],
        [undefined, '"a"'],
      ],
    );
  });

  test('hands a body on as it comes, gzip as it is, and no more of it than it was told', async () => {
    const { port } = await listenAt(OUTSIDE, (request, response) => {
      if (request.url === '/packed') response.setHeader('content-encoding', 'gzip');
      if (request.url === '/pressed') response.setHeader('content-encoding', 'br');
      if (request.url === '/missing') response.statusCode = 404;
      response.end(request.url === '/packed' ? gzipSync('well') : 'x'.repeat(900));
    });
    const get = async (path: string, maxBytes = 1_000) => {
      const saved: Buffer[] = [];
      const save = async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const chunk of chunks) saved.push(Buffer.from(chunk));
      };
      const { status, body } = await fetchWith(port)(path, { save, maxBytes });
      return { status, body: body.length, saved: Buffer.concat(saved).toString('latin1') };
    };
    expect(await get('/')).toEqual({ status: 200, body: 0, saved: 'x'.repeat(900) });
    expect((await get('/packed')).saved).toBe(gzipSync('well').toString('latin1'));
    expect(await get('/missing')).toEqual({ status: 404, body: 0, saved: '' });
    await expect(get('/', 800)).rejects.toEqual(problem('too_large'));
    await expect(get('/pressed')).rejects.toEqual(problem('encoded'));
  });

  test('waits no longer than its deadline, whoever is slow', async () => {
    const { port } = await listenAt(OUTSIDE, (request, response) => {
      if (request.url !== '/drops') return;
      response.write('x');
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const soon = { deadlineMs: 150 };
    await expect(fetchWith(port)('/silent', soon)).rejects.toEqual(problem('timeout'));
    await expect(fetchWith(port)('/drops', soon)).rejects.toEqual(problem('timeout'));
    const never = () => new Promise<string[]>(() => {});
    await expect(fetchWith(port, never)('/', soon)).rejects.toEqual(problem('timeout'));
  });

  test('stops when it is told to', async () => {
    const { port } = await listenAt(OUTSIDE, () => {});
    const stop = new AbortController();
    const asked = fetchWith(port)('/', { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('The server stops.')), 50);
    await expect(asked).rejects.toThrow('The server stops.');
  });

  test('says what kept it from an answer', async () => {
    const { port } = await listenAt(OUTSIDE, (_request, response) => response.destroy());
    await expect(fetchWith(port)('/')).rejects.toEqual(problem('failed'));
    await expect(fetchWith(port, async () => [])('/')).rejects.toEqual(problem('unresolved'));
    const lost = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(fetchWith(port, lost)('/')).rejects.toEqual(problem('unresolved'));
  });

  test('as it is used, goes to nothing on this machine', async () => {
    const { asked, port } = await listenAt(OUTSIDE, ok);
    const guarded = createGuardedFetch({ userAgent: 'VitrinaTest/1', ports: [port] });
    for (const host of [OUTSIDE, 'localhost.localdomain', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254'])
      await expect(guarded(`http://${host}:${port}/`, usual), host).rejects.toMatchObject({
        kind: expect.stringMatching(/^(refused|unresolved)$/),
      });
    expect(asked).toEqual([]);
  });
});
