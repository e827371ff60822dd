import net from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import { notFound } from '#server/lib/errors.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { rawRequest, sendRaw } from '#test/harness/raw-request.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const call = async () => {
    throw notFound('Everything');
  };
  app = await buildTestApp({ api: uniformApi(call) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as net.AddressInfo);
});
afterAll(() => app.close());

const request = rawRequest;
const send = (bytes: string | Buffer) => sendRaw(app, bytes);

describe('what is not even HTTP', () => {
  test.each([
    ['noise', 'hello\r\n\r\n', 400, 'invalid_input'],
    ['a header without a name', request('/api/home-data', ': nothing\r\n'), 400, 'invalid_input'],
    ['a raw NUL in the address', request('/api/home-data?locale=\0'), 400, 'invalid_input'],
    ['an endless address', request(`/api/home-data?cursor=${'a'.repeat(40_000)}`), 431, 'payload_too_large'],
    [
      'endless headers',
      request('/api/home-data', `X-Much: ${'a'.repeat(40_000)}\r\n`),
      431,
      'payload_too_large',
    ],
  ])('is refused in the one shape: %s', async (_what, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(errorBodySchema.strict().parse(JSON.parse(answer.body)).error.code).toBe(code);
    expect(answer.head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(answer.head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.head.toLowerCase()).toContain('connection: close');
  });

  test('harms nobody else', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('\0\0\0\r\n\r\n')));
    expect((await send(request('/healthz'))).status).toBe(200);
  });

  test('hangs up in silence on whoever has hung up', async () => {
    const socket = net.connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('GET /api/ho');
    socket.resetAndDestroy();
    expect((await send(request('/healthz'))).status).toBe(200);
  });
});

describe('a host that is not clear', () => {
  const ask = (host: string) => send(rawRequest('/healthz', '', host));

  test.each([
    ['two of them', 'Host: vitrina.test\r\nHost: evil.example\r\n'],
    ['the same one twice', 'Host: vitrina.test\r\nhost: vitrina.test\r\n'],
    ['a name before it', 'Host: vitrina.test:80@evil.example\r\n'],
    ['a path behind it', 'Host: vitrina.test/evil\r\n'],
    ['two in one line', 'Host: vitrina.test, evil.example\r\n'],
    ['a blank in it', 'Host: vitrina test\r\n'],
    ['a backslash', 'Host: vitrina.test\\evil\r\n'],
    ['letters beyond ASCII', 'Host: vitrína.test\r\n'],
    ['no number for a port', 'Host: vitrina.test:x\r\n'],
  ])('is refused in the one shape: %s', async (_what, host) => {
    const { status, body } = await ask(host);
    expect(status).toBe(400);
    expect(errorBodySchema.strict().parse(JSON.parse(body)).error.code).toBe('invalid_input');
  });

  test('is refused where there is none', async () => {
    expect((await ask('')).status).toBe(400);
  });

  test.each(['vitrina.test', 'VITRINA.test:3000', '127.0.0.1:5000', '[::1]', '[::1]:80', 'web_1:80', ''])(
    'is none of these: %j',
    async (host) => expect((await ask(`Host: ${host}\r\n`)).status).toBe(200),
  );
});

describe('addresses in raw bytes', () => {
  test('are answered or refused in the one shape, never with a failure', async () => {
    const bytes = fc
      .uint8Array({ maxLength: 60 })
      .map((array) => Buffer.from(array.filter((byte) => ![0x0a, 0x0d, 0x20].includes(byte))));
    const prefix = fc.constantFrom(
      '',
      '/',
      '/api/posts/by-slug/',
      '/api/posts/by-locale/br?q=',
      '/api/home-data?',
    );
    await fc.assert(
      fc.asyncProperty(prefix, bytes, async (start, rest) => {
        const { status, body } = await send(request(Buffer.concat([Buffer.from(start), rest])));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        if (status >= 400) errorBodySchema.strict().parse(JSON.parse(body));
      }),
      { numRuns: 200 },
    );
  });
});
