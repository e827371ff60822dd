import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';

/** Where Linux begins to hand out ports by itself. */
const HANDED_OUT = 32_768;

test('gives no port twice, none that somebody has, and none that the system may give to somebody else', async () => {
  const given = [];
  for (let times = 0; times < 100; times += 1) given.push(await freePort());
  expect(new Set(given).size).toBe(given.length);
  expect(Math.max(...given)).toBeLessThan(HANDED_OUT);
  // The next one is taken before it is asked for.
  const next = (given.at(-1) ?? 0) + 1;
  const server = net.createServer();
  onTestFinished(() => void server.close());
  const isMine = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(next, '127.0.0.1', () => resolve(true));
  });
  if (isMine) expect(await freePort()).not.toBe(next);
});
