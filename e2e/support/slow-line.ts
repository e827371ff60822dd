import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The first screen's worth comes slowly, an element or a few at a time; the rest at once. */
const PIECE_BYTES = 500;
const SLOW_PIECES = 40;
/** Closes a piece. The page finds it when it has read that far. */
const MARK = 'piece ';

/** Cut between blocks: a line of text that is cut in two may well move where it stands in the middle. */
const BLOCK = /<(?:body|header|main|section|article|nav|form|footer|div|ul|ol|li|p|h\d)\b/g;

function piecesOf(page: string): string[] {
  const cuts = [0];
  for (const { index } of page.matchAll(BLOCK))
    if (cuts.length <= SLOW_PIECES && index >= (cuts.at(-1) ?? 0) + PIECE_BYTES) cuts.push(index);
  return cuts.map((cut, place) => page.slice(cut, cuts[place + 1]));
}

declare global {
  interface Window {
    tellDrawn: (piece: number) => void;
  }
}

/** In the page: tells of a mark once the frame with all that stands before it has been drawn. */
function tellOfPieces(mark: string) {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Comment && node.data.startsWith(mark)) {
          const piece = Number(node.data.slice(mark.length));
          requestAnimationFrame(() => requestAnimationFrame(() => window.tellDrawn(piece)));
        }
  }).observe(document, { childList: true, subtree: true });
}

/** The site over a bad line: a page comes in pieces, and each is drawn before the next is there. */
export async function serveSlowly(
  page: Page,
  origin: string,
): Promise<{ origin: string; close: () => void }> {
  const awaited = new Map<number, () => void>();
  let sent = 0;
  await page.exposeFunction('tellDrawn', (piece: number) => awaited.get(piece)?.());
  await page.addInitScript(tellOfPieces, MARK);
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [head = '', ...pieces] = piecesOf(await answer.text());
    // Before its body a page is not drawn.
    response.write(head);
    const rest = pieces.pop();
    const gone = once(response, 'close');
    for (const piece of pieces) {
      sent += 1;
      const seen = Promise.withResolvers<void>();
      awaited.set(sent, seen.resolve);
      response.write(`${piece}<!--${MARK}${sent}-->`);
      // A page that has been left is drawn by nobody.
      await Promise.race([seen.promise, gone]);
    }
    response.end(rest);
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
