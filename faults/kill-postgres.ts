import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#db/open.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { newFolder } from './lib/folder.ts';
import { checkFiles, checkPosts } from './lib/integrity.ts';
import { ownCluster } from './lib/own-cluster.ts';
import { signIn } from './lib/owner.ts';
import { newSite } from './lib/site.ts';
import { newWriter } from './lib/writer.ts';

export const name = 'kill-postgres';
export const about =
  'kill -9 of PostgreSQL while three editors save posts; it is started again, the server is not.';
export const engines: readonly Engine[] = ['pg'];
export const limitMs = 4 * 60_000;

const KILLS = 8;
const EDITORS = 3;
const WRITES_FOR_MS = 1_500;
const GONE_FOR_MS = 500;
const BACK_WITHIN_MS = 10_000;

export async function run(context: FaultContext): Promise<string> {
  const { random } = context;
  const cluster = await ownCluster(context);
  const site = await newSite(context, { DATA_DIR: newFolder(context), DATABASE_URL: cluster.databaseUrl });
  await site.start();
  const owner = await signIn(site.origin);
  const writers = Array.from({ length: EDITORS }, () => newWriter(owner, random));
  const back: number[] = [];
  let refused = 0;

  for (let kill = 1; kill <= KILLS; kill += 1) {
    let goesOn = true;
    const writing = writers.map((writer) => writer.writeOn(() => goesOn));
    await pause(random() * WRITES_FOR_MS);
    cluster.kill();
    await pause(random() * GONE_FOR_MS);
    await cluster.comeBack();
    const began = performance.now();
    await site.untilReady(BACK_WITHIN_MS);
    // Each of its lines has to be new: as many saves as there are editors, and then some.
    const before = writers.map((writer) => writer.acknowledged());
    while (writers.some((writer, n) => writer.acknowledged() < (before[n] ?? 0) + 3)) {
      assert(performance.now() - began < BACK_WITHIN_MS, 'Nobody can save although PostgreSQL is back.');
      await pause(20);
    }
    back.push(performance.now() - began);
    goesOn = false;
    const statuses = (await Promise.all(writing)).flat();
    assert.deepEqual([...new Set([503, ...statuses])], [503], 'Something other than "not now" was answered.');
    refused += statuses.length;
    for (const writer of writers) await writer.check();
  }

  await site.stop();
  const database = await openDatabase({ url: cluster.databaseUrl, dataDir: '' });
  context.defer(() => database.close());
  const posts = writers.flatMap((writer) => writer.posts);
  await checkPosts(database, posts);
  const { indexes } = await checkFiles(database.client);
  const saves = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
  return `${KILLS} kills, ${saves} saves of ${posts.length} posts acknowledged, none lost; ${refused} answered 503 meanwhile; saving again after ${(Math.max(...back) / 1000).toFixed(1)} s at most; ${indexes} indexes sound`;
}
