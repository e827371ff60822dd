import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind an address that can be deployed anew, and that can be down: all real but the version's number. */
export interface Deployment {
  url: string;
  /** From now on the service worker is another one, byte for byte. */
  deploy(): void;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function startDeployment(site: string): Promise<Deployment> {
  let version = 1;
  let server: http.Server | undefined;
  const answer = async (request: http.IncomingMessage, reply: http.ServerResponse) => {
    const fetched = await fetch(site + request.url, { redirect: 'manual' });
    const body = Buffer.from(await fetched.arrayBuffer());
    const headers = Object.fromEntries(fetched.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
      delete headers[name];
    }
    reply.writeHead(fetched.status, headers);
    reply.end(request.url === '/sw.js' ? `${body}\n// version ${version}\n` : body);
  };
  const listen = async (port: number) => {
    server = http.createServer((request, reply) => void answer(request, reply)).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      version += 1;
    },
    async goDown() {
      if (!server?.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    comeBack: async () => void (await listen(port)),
  };
}
