import { expect, inject, onTestFinished, test } from 'vitest';
import { startBalancer } from '#test/harness/balancer.ts';
import { createServerDatabase } from '#test/harness/postgres-server.ts';
import { startReaders } from '#test/harness/readers.ts';
import { freePort, runServer, untilReady } from '#test/harness/server-process.ts';
import { temporaryFolders } from '#test/harness/temporary-folder.ts';

const newFolder = temporaryFolders();
const LOOK_EVERY_MS = 200;
/** Several looks: on a busy machine one may come late. */
const GRACE_MS = 1_500;
const wanted = [
  ...['/br', '/it', '/br/avaliacao', '/api/home-data?locale=br', '/healthz'].map((path) => ({ path })),
  { path: '/br/made-up', status: 404 },
];

test('each process is restarted in turn, and no request fails', { timeout: 180_000 }, async () => {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createServerDatabase(postgres.url, postgres.template);
  onTestFinished(drop);
  const start = async (role: string, port: number, dataDir: string, seed = 'none') => {
    const server = runServer({
      ...{ ROLE: role, DATABASE_URL: url, PORT: String(port), DATA_DIR: dataDir, SEED: seed },
      ...{ LOG_LEVEL: 'silent', SHUTDOWN_GRACE_MS: role === 'web' ? String(GRACE_MS) : '0' },
    });
    await untilReady(server);
    return server;
  };
  const places = await Promise.all(
    ['web', 'web', 'worker'].map(async (role) => ({ role, port: await freePort(), dataDir: newFolder() })),
  );
  const begin = ({ role, port, dataDir }: (typeof places)[number], seed?: string) =>
    start(role, port, dataDir, seed);
  const [first, ...others] = places;
  if (!first) throw new Error('There is nothing to start.');
  const processes = [await begin(first, 'demo')];
  processes.push(...(await Promise.all(others.map((place) => begin(place)))));
  const webPorts = places.filter(({ role }) => role === 'web').map(({ port }) => port);
  const balancer = await startBalancer(webPorts, LOOK_EVERY_MS);
  onTestFinished(() => balancer.close());
  await expect.poll(balancer.readyCount).toBe(2);

  const readers = startReaders(balancer.origin, wanted);
  for (const [n, { role, port, dataDir }] of places.entries()) {
    const before = readers.asked();
    const old = processes[n];
    old?.child.kill('SIGTERM');
    if (role === 'web') {
      // It says that it stops, and serves nevertheless.
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
      const served = await fetch(`http://127.0.0.1:${port}/br`);
      expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect(await old?.exited).toBe(0);
    await start(role, port, dataDir);
    await expect.poll(balancer.readyCount, { timeout: 20_000 }).toBe(2);
    expect(readers.asked()).toBeGreaterThan(before);
  }
  await readers.stop();
  expect(readers.failures).toEqual([]);
  expect(readers.asked()).toBeGreaterThan(100);
});
