import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Backend {
  port: number;
  ready: boolean;
}

interface Balancer {
  origin: string;
  /** How many of these ports take requests now. */
  readyCount: () => number;
  close(): Promise<void>;
}

/** As real ones do it: it looks at readiness now and then, sends requests in turn, keeps lines open, tries nothing twice. */
export async function startBalancer(ports: number[], lookEveryMs: number): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const backends: Backend[] = ports.map((port) => ({ port, ready: false }));
  let turn = 0;

  const look = () =>
    Promise.all(
      backends.map(async (backend) => {
        backend.ready = await fetch(`http://127.0.0.1:${backend.port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );

  const server = http.createServer((request, response) => {
    const ready = backends.filter((backend) => backend.ready);
    const backend = ready[turn++ % Math.max(ready.length, 1)];
    if (!backend) return void response.writeHead(502).end('Nobody is ready.');
    const { method, url, headers } = request;
    const onwards = http.request(
      { host: '127.0.0.1', port: backend.port, method, path: url, headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onwards.on('error', (error) => response.writeHead(502).end(`${backend.port}: ${error.message}`));
    request.pipe(onwards);
  });
  await look();
  const timer = setInterval(() => void look(), lookEveryMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyCount: () => backends.filter(({ ready }) => ready).length,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
