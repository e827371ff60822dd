import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch, type GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';

const OPEN_NET = '127.0.0.1';

/** A shop's server with one file, on this machine, which stands for the open net: what it answers can be changed. */
export function createFeedHost() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const answer = { status: 200, body: '' as string | Buffer, headers: {} as Record<string, string> };
  const server = http.createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    const { etag } = answer.headers;
    const isKnown = answer.status === 200 && etag !== undefined && headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(isKnown ? '' : answer.body);
  });
  let guarded: GuardedFetch | undefined;
  return {
    asked,
    answer,
    /** Any name leads there. */
    addressOf: (path: string) =>
      `http://ana:segredo@loja.example:${(server.address() as AddressInfo).port}${path}`,
    guardedFetch: (async (address, request) => {
      if (!guarded) throw new Error('The host of feeds was not started.');
      return guarded(address, request);
    }) satisfies GuardedFetch,
    async start(): Promise<void> {
      server.listen(0, OPEN_NET);
      await once(server, 'listening');
      guarded = createGuardedFetch({
        userAgent: 'VitrinaTest/1',
        resolve: async () => [OPEN_NET],
        isAllowed: (address) => address === OPEN_NET,
        ports: [(server.address() as AddressInfo).port],
      });
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
