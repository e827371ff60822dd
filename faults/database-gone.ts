import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { startReaders } from '#test/harness/readers.ts';
import { sitemapPaths } from '../bench/lib/ask-all.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { newFolder } from './lib/folder.ts';
import { ownCluster } from './lib/own-cluster.ts';
import { signIn } from './lib/owner.ts';
import { percentile } from './lib/quick.ts';
import { newSite } from './lib/site.ts';
import { newWriter } from './lib/writer.ts';

export const name = 'database-gone';
export const about = 'PostgreSQL is stopped for half a minute while people read and save.';
export const engines: readonly Engine[] = ['pg'];
export const limitMs = 3 * 60_000;

const GONE_FOR_MS = 30_000;
const BACK_WITHIN_MS = 10_000;
const message = {
  name: 'Giulia',
  email: 'giulia@mail.example',
  subject: 'Una domanda',
  message: 'Avete provato anche il modello nuovo?',
};

export async function run(context: FaultContext): Promise<string> {
  const cluster = await ownCluster(context);
  const site = await newSite(context, { DATA_DIR: newFolder(context), DATABASE_URL: cluster.databaseUrl });
  await site.start();
  const owner = await signIn(site.origin);
  const writer = newWriter(owner, context.random);
  assert.equal(await writer.save(), 200);
  const paths = await sitemapPaths(site.origin);
  for (const path of paths) await (await fetch(site.origin + path)).text();

  cluster.halt();
  const readers = startReaders(
    site.origin,
    paths.map((path) => ({ path })),
  );
  const until = performance.now() + GONE_FOR_MS;
  let refusals = 0;
  while (performance.now() < until) {
    const answers = [
      await owner.call('POST', '/api/contact?locale=it', message),
      await owner.call('PATCH', '/api/admin/settings/site_name', { value: 'Mostra' }),
      await owner.call('GET', '/api/posts/by-locale/it?q=nunca'),
    ];
    for (const { status, headers, body } of answers) {
      assert.equal(status, 503, JSON.stringify(body));
      assert(Number(headers.get('retry-after')) > 0 && body.error.message.length > 10);
      refusals += 1;
    }
    assert.equal(await writer.save(), 503);
    const probes = ['/healthz', '/readyz'].map(async (path) => (await fetch(site.origin + path)).status);
    assert.deepEqual(await Promise.all(probes), [200, 503]);
    await pause(500);
  }
  await readers.stop();
  assert.deepEqual(readers.failures, []);

  await cluster.comeBack();
  const began = performance.now();
  await site.untilReady(BACK_WITHIN_MS);
  while ((await writer.save()) !== 200) {
    assert(performance.now() - began < BACK_WITHIN_MS, 'Nobody can save although PostgreSQL is back.');
    await pause(50);
  }
  const back = performance.now() - began;
  await writer.check();
  await site.stop();
  return `${readers.times.length} of ${readers.asked()} kept pages answered in ${GONE_FOR_MS / 1000} s without a database (p95 ${percentile(readers.times, 0.95).toFixed(0)} ms), ${refusals} calls answered 503; saving again after ${(back / 1000).toFixed(1)} s`;
}
