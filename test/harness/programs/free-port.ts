import net from 'node:net';

/**
 * Below those that systems hand out by themselves: no connection and no server of another test takes one between our look
 * and the moment in which it is used. Workers of a run have a part each.
 */
const [FIRST, PART, PARTS] = [10_000, 2_700, 8];

const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const first = FIRST + (worker % PARTS) * PART;
/** Somewhere in it, because runs of other checkouts have the same parts. */
let next = Math.floor(Math.random() * PART);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody has, and that is given once: a server with two doors must not find them to be one. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PART; tried += 1) {
    const port = first + (next % PART);
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${first} to ${first + PART}.`);
}
