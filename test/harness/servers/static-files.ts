import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The plainest host of files there is: a folder has an index, and what is not there has 404.html. */
export async function serveFiles(folder: string) {
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const send = async (status: number, file: string) => {
      response.writeHead(status, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      });
      response.end(await readFile(file));
    };
    const file = path.join(folder, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const wanted = found?.isDirectory() ? path.join(file, 'index.html') : file;
    const isThere = (await stat(wanted).catch(() => undefined))?.isFile() ?? false;
    await (isThere ? send(200, wanted) : send(404, path.join(folder, '404.html')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
