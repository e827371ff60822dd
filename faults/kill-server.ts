import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, FaultContext } from './lib/fault.ts';
import { checkFiles, checkPosts } from './lib/integrity.ts';
import { signIn } from './lib/owner.ts';
import { newSite, type Site } from './lib/site.ts';
import { newStore } from './lib/store.ts';
import { newWriter, type Writer } from './lib/writer.ts';

export const name = 'kill-server';
export const about =
  'kill -9 of the server while three editors save posts, at random moments, every fifth time during its start.';
export const engines: readonly Engine[] = ['pglite', 'pg'];
export const limitMs = 12 * 60_000;

const EDITORS = 3;
const WRITES_FOR_MS = 1_200;
const STARTS_FOR_MS = 1_000;
const TELL_EVERY = 10;

/** Kills it somewhere in the middle of what these write. */
async function killUnderWriting(site: Site, writers: Writer[], afterMs: number): Promise<void> {
  const writing = writers.map((writer) => writer.writeOn(() => true));
  await pause(afterMs);
  await site.kill();
  await Promise.all(writing);
}

export async function run(context: FaultContext): Promise<string> {
  const { random, say } = context;
  const kills = Math.ceil(context.kills / engines.length);
  const store = await newStore(context);
  const site = await newSite(context, store.env);
  await site.start();
  const owner = await signIn(site.origin);
  const writers = Array.from({ length: EDITORS }, () => newWriter(owner, random));
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
  const ready: number[] = [];

  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % 5 === 0) {
      await site.stop();
      site.launch();
      await pause(random() * STARTS_FOR_MS);
      await site.kill();
    } else await killUnderWriting(site, writers, random() * WRITES_FOR_MS);
    ready.push(await site.start());
    for (const writer of writers) {
      await writer.check();
      await writer.save();
    }
    if (kill % TELL_EVERY === 0) say(`${kill} of ${kills} kills, ${acknowledged()} saves acknowledged`);
  }

  await site.stop();
  const database = await store.open();
  const posts = writers.flatMap((writer) => writer.posts);
  await checkPosts(database, posts);
  const { indexes, rows } = await checkFiles(database.client);
  const slowest = (Math.max(...ready) / 1000).toFixed(1);
  return `${kills} kills, ${acknowledged()} saves of ${posts.length} posts acknowledged, none lost, none half saved, all in the log; ready again after ${slowest} s at most; ${indexes} indexes and ${rows} rows sound`;
}
