import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts';

const HERE = '127.0.0.1';

async function startServer() {
  const server = http.createServer(({ url }, response) => {
    response.setHeader('content-type', url === '/file' ? 'application/pdf' : 'Text/HTML; charset=utf-8');
    if (url === '/packed') response.setHeader('content-encoding', 'gzip');
    if (url === '/breaks') response.write('x'.repeat(9), () => response.socket?.end());
    else response.end(url === '/packed' ? gzipSync('well') : 'x'.repeat(900));
  });
  await new Promise<void>((done) => server.listen(0, HERE, done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

test('reads the beginning of a page, as far as it comes, and nothing of what is no page', async () => {
  const port = await startServer();
  const guarded = createGuardedFetch({
    ...{ userAgent: 'VitrinaTest/1', ports: [port] },
    resolve: async () => [HERE],
    isAllowed: (address) => address === HERE,
  });
  const get = async (path: string, more: Partial<GuardedRequest> = {}) => {
    const request = { method: 'GET', deadlineMs: 10_000, maxBytes: 500, beginningOf: ['text/html'] } as const;
    const { status, body } = await guarded(`http://shop.example:${port}${path}`, { ...request, ...more });
    return [status, body.length];
  };
  expect(await get('/')).toEqual([200, 500]);
  expect(await get('/', { maxBytes: 5_000 })).toEqual([200, 900]);
  expect(await get('/file')).toEqual([200, 0]);
  expect(await get('/packed')).toEqual([200, 0]);
  expect(await get('/breaks')).toEqual([200, 9]);
});
