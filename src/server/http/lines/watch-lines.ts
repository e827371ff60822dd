import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { networkOf } from '#server/lib/network.ts';
import { answerClientError } from '../errors/client-errors.ts';
import { isLoopback } from '../loopback.ts';
import { Line, type Patience } from './line.ts';
import { linesToGiveUp } from './make-room.ts';

interface Watching {
  /** How many proxies stand in front: their connections are everybody's. */
  proxies: number;
  /** What is left of a body that was answered already keeps nobody from stopping. */
  isStopping?: () => boolean;
  limits?: Patience & Record<'headers' | 'lookEvery' | 'pipelined' | 'atOnce' | 'full' | 'roomy', number>;
  now?: () => number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const tooSlow = () =>
  Object.assign(new Error('The rest of the request did not come.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Ends a line in the middle of what has come of it. Destroying it is not enough: Node would go on reading the rest, a
 * thousand questions in one piece, and nobody else has a turn before it is through. Its reader stops once it is marked
 * as given back, which has no public name; where it has none of this name, it is only slower.
 */
function cutOff(socket: Socket & { parser?: { remove?: () => void } }): void {
  socket.destroy();
  socket.parser?.remove?.();
}

function letGo(line: Line): void {
  // Without an answer the other end would call it a broken connection, and try the same again.
  if (line.canBeAnswered) void answerClientError(tooSlow(), line.socket);
  else line.socket.destroy();
}

/**
 * Ends connections on which somebody keeps us waiting: for a body, or for its answer to be read. What moves may go on.
 * One that asks far ahead of its answers ends too: a packet of forty bytes a question would be hours of work.
 * Called last, when everybody else listens already: what stands in front hands its connections on.
 */
export function watchLines(server: Server, { proxies, limits = wireLimits.lines, ...rest }: Watching): void {
  const { now: clock = () => performance.now(), isStopping = () => false } = rest;
  const lines = new Map<Socket, Line>();
  let tryAgainAt = 0;
  server.maxConnections = limits.atOnce;
  server.headersTimeout = limits.headers;

  server.prependListener('connection', (socket: Socket) => {
    if (lines.size >= limits.atOnce * limits.full) makeRoom();
    lines.set(socket, new Line(socket, networkOf(socket.remoteAddress ?? ''), clock()));
    socket.once('close', () => lines.delete(socket));
  });
  /** Node reads all that has come at once, and asks for each question in it before anybody has read an answer. */
  const handlers = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const line = lines.get(socket);
    const begun = line?.begin(request, response);
    if (begun) response.once('close', begun.over);
    if (socket.destroyed || (line && line.open > limits.pipelined)) cutOff(socket);
    else for (const handler of handlers) handler.call(server, request, response);
  });

  /** Nobody's own are closed for being many while there is room; proxies and this machine have no share of their own. */
  function makeRoom(): void {
    if (proxies > 0 || clock() < tryAgainAt) return;
    const others = [...lines.values()].filter(({ socket }) => !isLoopback(socket.remoteAddress ?? ''));
    const room = limits.atOnce * limits.roomy - (lines.size - others.length);
    const given = linesToGiveUp(others, Math.max(0, Math.floor(room)));
    // Where all are in use, looking through them for every newcomer would be work for nothing.
    if (given.length === 0) tryAgainAt = clock() + limits.lookEvery / 10;
    for (const { socket } of given) {
      lines.delete(socket);
      socket.destroy();
    }
  }

  function look(): void {
    const at = clock();
    const isLeft = ({ owed }: Line) => owed === 'leftover' && isStopping();
    for (const line of lines.values()) if (line.look(at, limits) || isLeft(line)) letGo(line);
  }
  server.once('listening', () => {
    const looking = setInterval(look, limits.lookEvery);
    looking.unref();
    server.once('close', () => clearInterval(looking));
  });
}
