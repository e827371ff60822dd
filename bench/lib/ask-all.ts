import http from 'node:http';

export interface Asked {
  path: string;
  headers?: http.OutgoingHttpHeaders;
}

/** Asks for everything there is, so many at once; answers how many got each status. */
export async function askAll(
  port: number,
  requests: Iterable<Asked>,
  atOnce: number,
): Promise<Map<number, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const ask = ({ path, headers }: Asked) =>
    new Promise<number>((resolve, reject) => {
      http
        .get(
          { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br', ...headers } },
          (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          },
        )
        .on('error', reject);
    });
  const waiting = requests[Symbol.iterator]();
  const worker = async () => {
    for (let step = waiting.next(); !step.done; step = waiting.next()) {
      const status = await ask(step.value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return statuses;
}

/** Every page's path that the sitemaps name. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (address: string) => {
    const xml = await (await fetch(address)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  };
  const paths: string[] = [];
  const waiting = [`${origin}/sitemap.xml`];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const url of await locations(next)) (url.endsWith('.xml') ? waiting : paths).push(url);
  return paths.map((url) => (url.startsWith('http') ? new URL(url).pathname : url));
}
