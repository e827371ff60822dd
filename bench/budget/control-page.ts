import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const PARAGRAPHS = 30;
const words = 'The window is lit, the street is quiet, and nothing on this page asks for anything. '.repeat(
  4,
);

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A page without scripts."><title>Control</title></head><body><main><h1>Control</h1>${`<p>${words}</p>`.repeat(PARAGRAPHS)}</main></body></html>`;

/** A page without any script: what blocks here is the machine's doing, not a page's. */
export async function serveControlPage(): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
