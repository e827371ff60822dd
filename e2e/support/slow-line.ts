import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The first screen's worth comes slowly, an element or a few at a time; the rest at once. */
const PIECE_BYTES = 500;
const SLOW_PIECES = 40;
/** Long enough for the browser to draw what it has. */
const PAUSE_MS = 50;

/** Cut between blocks: a line of text that is cut in two may well move where it stands in the middle. */
const BLOCK = /<(?:body|header|main|section|article|nav|form|footer|div|ul|ol|li|p|h\d)\b/g;

function piecesOf(page: string): string[] {
  const cuts = [0];
  for (const { index } of page.matchAll(BLOCK))
    if (cuts.length <= SLOW_PIECES && index >= (cuts.at(-1) ?? 0) + PIECE_BYTES) cuts.push(index);
  return cuts.map((cut, place) => page.slice(cut, cuts[place + 1]));
}

/** The site over a bad line: a page comes in pieces, and each is drawn before the next is there. */
export async function serveSlowly(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await pause(PAUSE_MS);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
