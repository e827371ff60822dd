import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { everything } from '#test/harness/data/everything.ts';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { type PostgresCluster, startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { runOnServer } from '#test/harness/servers/postgres-server.ts';

const newFolder = temporaryFolders();
/** Far above what it takes: a busy machine is no reason to fail. */
const BACK_WITHIN_MS = 60_000;
/** Rendering is what takes time here, so of the site's 270 pages every fifth is asked for, unless everything is run. */
const EVERY = everything ? 1 : 5;
const password = 'uma rede entre duas mangueiras';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  await runOnServer(cluster.url, 'CREATE DATABASE vitrina');
});
afterAll(() => cluster?.stop());

const message = {
  name: 'Giulia',
  email: 'giulia@mail.example',
  subject: 'Una domanda',
  message: 'Avete provato anche il modello nuovo?',
};

async function pathsOf(base: string): Promise<string[]> {
  const found: string[] = ['/'];
  for (const locale of ['br', 'it', 'mx', 'es']) {
    const xml = await (await fetch(`${base}/${locale}/sitemap-1.xml`)).text();
    for (const [, url = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) found.push(new URL(url).pathname);
  }
  return found;
}

test('a database that is gone for a while reaches no reader, and nobody has to help when it is back', {
  timeout: 300_000,
}, async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = runServer({
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'silent',
    DATABASE_URL: `${cluster.url}/vitrina`,
    ADMIN_IDENTIFIER: 'olga',
    ADMIN_PASSWORD: password,
  });
  await untilReady(server);
  expect(server.output()).toContain('The database was empty: demo content is in place.');
  const write = (method: string, path: string, body: object, headers = {}) =>
    fetch(base + path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const signedIn = await write('POST', '/api/admin/login', { identifier: 'olga', password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const rename = (value: string) =>
    write('PATCH', '/api/admin/settings/site_name?lang=en', { value }, { cookie });
  const all = await pathsOf(base);
  expect(all.length).toBeGreaterThan(120);
  const paths = all.filter((_, n) => n % EVERY === 0);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await fetch(base + path)).text());

  const robots = await (await fetch(`${base}/robots.txt`)).text();

  cluster.halt();

  for (const [path, html] of pages) {
    const answer = await fetch(`${base}${path}?utm_source=newsletter`);
    expect([answer.status, (await answer.text()) === html], path).toEqual([200, true]);
  }
  const { errors } = await loadDictionary('it');
  const refused = await write('POST', '/api/contact?locale=it', message);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await refused.json()).error).toEqual({ code: 'unavailable', message: errors.unavailable });
  const renamed = await rename('Mostra');
  expect([renamed.status, renamed.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${base}/robots.txt`)).text()).toBe(robots);
  const neverRendered = await fetch(`${base}/it/never-asked-for-before`);
  expect([neverRendered.status, neverRendered.headers.get('retry-after')]).toEqual([503, '5']);

  cluster.resume();
  const returned = performance.now();
  const isWell = async () =>
    (await fetch(`${base}/readyz`)).status === 200 &&
    (await rename('Mostra')).status === 200 &&
    (await (await fetch(`${base}/nada`)).text()).includes('Mostra') &&
    (await write('POST', '/api/contact?locale=it', message)).status === 200;
  while (!(await isWell())) {
    expect(performance.now() - returned, 'still not well').toBeLessThan(BACK_WITHIN_MS);
    await pause(200);
  }
  for (const path of paths) expect((await fetch(base + path)).status, path).toBe(200);
});
