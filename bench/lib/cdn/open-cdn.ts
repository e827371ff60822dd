import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startEdgeDouble } from '#test/harness/servers/edge-double.ts';
import { startVarnish } from '#test/harness/servers/varnish.ts';

/** It looks for tags where Fastly does. */
const asFastly = (vcl: string) =>
  vcl.replace(
    'sub vcl_backend_response {\n',
    'sub vcl_backend_response {\n  set beresp.http.xkey = beresp.http.Surrogate-Key;\n  unset beresp.http.Surrogate-Key;\n',
  );

/**
 * A public CDN as far as it can be had on one machine: Varnish keeps, as it does at Fastly, and is told by Fastly's interface,
 * which is the double that its tests have. What the double takes, Varnish does.
 */
export async function openCdn(origin: number, token: string) {
  const cache = await startVarnish({ origins: [origin], token, alter: asFastly });
  const double = await startEdgeDouble('fastly');
  const server = http.createServer(async (asked, answer) => {
    const body = await text(asked);
    const headers = Object.entries(asked.headers).filter(
      ([header]) => !/^(?:host|connection|content-length|transfer-encoding)$/.test(header),
    );
    const given = { method: asked.method ?? 'GET', headers: headers as [string, string][], body };
    const said = await fetch(double.url + asked.url, given)
      .then(async (heard) => ({
        status: heard.status,
        text: await heard.text(),
        after: heard.headers.get('retry-after'),
      }))
      .catch(() => undefined);
    if (!said) return void asked.socket.destroy();
    if (said.status === 200) {
      const names = (JSON.parse(body) as { surrogate_keys: string[] }).surrogate_keys.join(' ');
      const mode = asked.headers['fastly-soft-purge'] ? 'soft' : 'hard';
      await fetch(cache.purgeUrl, {
        method: 'PURGE',
        headers: { 'x-cache-token': token, 'purge-keys': names, 'purge-mode': mode },
      });
    }
    answer.writeHead(said.status, said.after === null ? {} : { 'retry-after': said.after }).end(said.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: cache.url,
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => double.received.length,
    next: double.next,
    async close() {
      server.closeAllConnections();
      server.close();
      await double.close();
      await cache.close();
    },
  };
}
