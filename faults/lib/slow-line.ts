import net from 'node:net';
import type { FaultContext } from './fault.ts';

export interface SlowLine {
  port: number;
  /** Everything takes so much longer, there and back each. */
  delay(ms: number): void;
  /** Nothing passes any more, and nobody is told. */
  stall(): void;
  flow(): void;
  /** Connections now, and the most that there ever were at once. */
  open(): number;
  most(): number;
}

/** Stands between the program and its database, and is in the way. */
export async function slowLine({ defer }: FaultContext, target: number): Promise<SlowLine> {
  const sockets = new Set<net.Socket>();
  let delayMs = 0;
  let stalled = false;
  let most = 0;

  const held: (() => void)[] = [];

  function pass(from: net.Socket, to: net.Socket): void {
    let last = 0;
    sockets.add(from);
    from.on('data', (chunk) => {
      const send = () => void (to.writable && to.write(chunk));
      // It is read nevertheless: otherwise nobody here would notice that somebody has hung up.
      if (stalled) return void held.push(send);
      // Never before what came earlier, though the delay may have changed since.
      last = Math.max(last, performance.now() + delayMs);
      setTimeout(send, Math.max(0, last - performance.now()));
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  let open = 0;
  const server = net.createServer((socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.once('close', () => {
      open -= 1;
    });
    const onwards = net.connect(target, '127.0.0.1');
    pass(socket, onwards);
    pass(onwards, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  defer(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    delay: (ms) => {
      delayMs = ms;
    },
    stall() {
      stalled = true;
    },
    flow() {
      stalled = false;
      for (const send of held.splice(0)) send();
    },
    open: () => open,
    most: () => most,
  };
}
