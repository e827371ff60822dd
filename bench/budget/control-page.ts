import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPT = /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
];

/** The site's pages without their scripts: what blocks there is HTML and styles, and the machine. */
export async function serveWithoutScripts(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer(async (request, response) => {
    const { accept = '*/*' } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', origin), { headers: { accept } });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !connectionHeaders.includes(name)),
    );
    if (!headers['content-type']?.includes('text/html')) {
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = (await answer.text()).replaceAll(SCRIPT, '');
    response
      .writeHead(answer.status, { ...headers, 'content-encoding': 'br' })
      .end(brotliCompressSync(html, brotli));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
