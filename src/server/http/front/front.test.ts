import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, putInFront } from './front.ts';

describe('what stands in front of the framework', () => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  app.get('/slow', async (request) => request.ip);
  const countPageView = vi.fn();
  const noteVisit = vi.fn();
  putInFront(app, {
    proxies: 1,
    respond: ({ url = '' }) => {
      if (url === '/slow') return undefined;
      const headers = { 'content-length': '4' };
      return { status: 200, headers, body: Buffer.from('kept'), pathname: url === '/gone' ? '' : url };
    },
    countPageView,
    noteVisit,
  });
  const address = app.listen({ port: 0, host: '127.0.0.1' });
  afterEach(() => {
    countPageView.mockClear();
    noteVisit.mockClear();
  });

  const ask = async (path: string, init: RequestInit = {}) =>
    (
      await fetch(`${await address}${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
        ...init,
      })
    ).text();

  test('answers what it has, and counts it for the network that asked', async () => {
    expect(await ask('/br')).toBe('kept');
    expect(countPageView).toHaveBeenCalledTimes(1);
    expect(countPageView.mock.calls[0]?.[0]).toMatchObject({ pathname: '/br', address: '198.51.100.7' });
  });

  test('counts neither what is no page nor who only asks for the head', async () => {
    await ask('/gone');
    await ask('/br', { method: 'HEAD' });
    expect(countPageView).not.toHaveBeenCalled();
  });

  test('tells of everything that it answers, and of nothing else', async () => {
    const headers = { 'user-agent': 'Googlebot' };
    await ask('/gone', { headers });
    await ask('/br?x=1', { headers, method: 'HEAD' });
    await ask('/slow', { headers });
    expect(noteVisit.mock.calls).toEqual([
      ['Googlebot', '/gone', 200, 'memory'],
      ['Googlebot', '/br?x=1', 200, 'memory'],
    ]);
  });

  test('leaves the rest to the framework, which sees the same address', async () => {
    expect(await ask('/slow')).toBe('198.51.100.7');
    expect(countPageView).not.toHaveBeenCalled();
    await app.close();
  });
});

test.each([
  [0, '9.9.9.9, 8.8.8.8', '7.7.7.7'],
  [1, '9.9.9.9, 8.8.8.8', '8.8.8.8'],
  [2, '9.9.9.9, 8.8.8.8', '9.9.9.9'],
  [5, '9.9.9.9, 8.8.8.8', '9.9.9.9'],
  [1, undefined, '7.7.7.7'],
  [1, ' , ', '7.7.7.7'],
])('behind %i proxies that say "%s" it is %s', (proxies, named, expected) => {
  const request = {
    socket: { remoteAddress: '7.7.7.7' },
    headers: { ...(named !== undefined && { 'x-forwarded-for': named }) },
  } as unknown as IncomingMessage;
  expect(addressOf(request, proxies)).toBe(expected);
});
