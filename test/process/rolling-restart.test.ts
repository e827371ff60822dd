import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { startReaders } from '#test/harness/readers.ts';
import { startBalancer } from '#test/harness/servers/balancer.ts';

const newFolder = temporaryFolders();
const LOOK_EVERY_MS = 200;
/** Several looks: on a busy machine one may come late. */
const GRACE_MS = 1_500;
const wanted = [
  ...['/br', '/it', '/br/avaliacao', '/api/home-data?locale=br', '/healthz'].map((path) => ({ path })),
  { path: '/br/made-up', status: 404 },
];

/** Nobody asks for it: whoever has it made it ready by itself. */
const VIEWED = '/es';
const METRICS_TOKEN = 'a-token-for-metrics';

async function answeredFromMemory(port: number): Promise<boolean> {
  const origin = `http://127.0.0.1:${port}`;
  await (await fetch(origin + VIEWED)).text();
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
  return /^vitrina_page_answers_total\{.*edition="es".*source="memory".*\} 1$/m.test(metrics);
}

interface Place {
  role: string;
  port: number;
  dataDir: string;
}

test('each process is restarted in turn, and no request fails', { timeout: 180_000 }, async () => {
  const url = await copyTemplateOnServer('demo');
  const database = new pg.Client(url);
  await database.connect();
  await database.query(
    "INSERT INTO view_days (day, locale, page_kind, visitor, count) VALUES (current_date, 'es', 'home', 'person', 5)",
  );
  await database.end();
  const start = async ({ role, port, dataDir }: Place) => {
    const server = runServer({
      ROLE: role,
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN,
      ...(role === 'web' && { WARM_UP_MS: '60000' }),
      SHUTDOWN_GRACE_MS: role === 'web' ? String(GRACE_MS) : '0',
    });
    await untilReady(server);
    return server;
  };
  const places = await Promise.all(
    ['web', 'web', 'worker'].map(async (role) => ({ role, port: await freePort(), dataDir: newFolder() })),
  );
  const processes = await Promise.all(places.map(start));
  const webPorts = places.filter(({ role }) => role === 'web').map(({ port }) => port);
  const balancer = await startBalancer(webPorts, LOOK_EVERY_MS);
  onTestFinished(() => balancer.close());
  await expect.poll(balancer.readyCount, { timeout: 20_000 }).toBe(2);

  const readers = startReaders(balancer.origin, wanted);
  for (const [n, place] of places.entries()) {
    const { role, port } = place;
    const before = readers.asked();
    const old = processes[n];
    old?.child.kill('SIGTERM');
    if (role === 'web') {
      // It says that it stops, and serves nevertheless.
      const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
      await expect.poll(readiness, { timeout: GRACE_MS, interval: 10 }).toBe(503);
      const served = await fetch(`http://127.0.0.1:${port}/br`);
      expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect(await old?.exited).toBe(0);
    await start(place);
    if (role === 'web') expect(await answeredFromMemory(port)).toBe(true);
    await expect.poll(balancer.readyCount, { timeout: 20_000 }).toBe(2);
    expect(readers.asked()).toBeGreaterThan(before);
  }
  await readers.stop();
  expect(readers.failures).toEqual([]);
  expect(readers.asked()).toBeGreaterThan(100);
});
