import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';

const HERE = '127.0.0.1';

/** A shop on this machine that answers under any name: what is at an address is what a test says is there. */
export async function startShop() {
  const statuses = new Map<string, number>();
  /** Paths at which HEAD is not understood. */
  const headless = new Set<string>();
  /** What stands at an address, and where it leads over. */
  const pages = new Map<string, string>();
  const ways = new Map<string, string>();
  const asked: { method: string; path: string; host: string }[] = [];
  const server = http.createServer(({ method = '', url: path = '', headers }, response) => {
    asked.push({ method, path, host: headers.host?.replace(/:\d+$/, '') ?? '' });
    response.statusCode = method === 'HEAD' && headless.has(path) ? 405 : (statuses.get(path) ?? 200);
    const way = ways.get(path);
    if (way !== undefined) response.writeHead(302, { location: way });
    else response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pages.get(path));
  });
  await new Promise<void>((done) => server.listen(0, HERE, done));
  const { port } = server.address() as AddressInfo;
  return {
    statuses,
    pages,
    ways,
    headless,
    asked,
    urlOf: (path: string, host = 'shop.example') => `http://${host}:${port}${path}`,
    guardedFetch: createGuardedFetch({
      userAgent: 'VitrinaTest/1',
      ports: [port],
      resolve: async (host) => [host.startsWith('inner.') ? '10.0.0.1' : HERE],
      isAllowed: (address) => address === HERE,
    }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
