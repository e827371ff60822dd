import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerBytes, type ReadyAnswer } from './answer-bytes.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

type Answer = (request: PlainRequest, socket: Socket) => ReadyAnswer | undefined;
type Listener = (socket: Socket) => void;

/**
 * Kept pages go straight to the socket: half of what `node:http` does for an answer is preparing one of its own.
 * The first request that is not plain, or not kept, takes its connection over to `node:http`, for good and unread.
 */
export function answerDirectly(app: FastifyInstance, answer: Answer): void {
  const { server } = app;
  const listeners = server.listeners('connection') as Listener[];
  const open = new Set<Socket>();
  // As long as a connection may be quiet; one whose answer is still being made is the framework's by then.
  const idleMs = server.keepAliveTimeout;
  const idleSeconds = Math.floor(idleMs / 1000);

  function attend(socket: Socket): void {
    const handOver = (chunk: Buffer) => {
      open.delete(socket);
      for (const [event, listener] of Object.entries(own)) socket.off(event, listener);
      socket.setTimeout(0);
      socket.unshift(chunk);
      for (const listener of listeners) listener.call(server, socket);
    };
    const own = {
      data(chunk: Buffer) {
        // Who asks on before the last answer has left reads too slowly to be answered from here.
        const request = socket.writableLength === 0 ? readPlainRequest(chunk) : undefined;
        const ready = request && answer(request, socket);
        if (ready) socket.write(answerBytes(ready, Date.now(), idleSeconds));
        else handOver(chunk);
      },
      end: () => void socket.end(),
      timeout: () => void socket.destroy(),
      error: () => void socket.destroy(),
      close: () => void open.delete(socket),
    };
    open.add(socket);
    socket.setTimeout(idleMs);
    for (const [event, listener] of Object.entries(own)) socket.on(event, listener);
  }

  server.removeAllListeners('connection');
  server.on('connection', attend);
  // Idle connections of its own the server closes by itself.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroySoon();
  });
}
