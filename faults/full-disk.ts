import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noise } from '#test/harness/data/pictures.ts';
import { startReaders } from '#test/harness/readers.ts';
import { sitemapPaths } from '../bench/lib/ask-all.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { checkFiles, checkPosts } from './lib/integrity.ts';
import { type Answer, type Owner, signIn } from './lib/owner.ts';
import { newSite, type Site } from './lib/site.ts';
import { smallDisk } from './lib/small-disk.ts';
import { newStore } from './lib/store.ts';
import { newWriter } from './lib/writer.ts';

export const name = 'full-disk';
export const about =
  'The disk under DATA_DIR is full while people save, upload and read; then there is room again.';
export const engines: readonly Engine[] = ['pglite', 'pg'];
export const limitMs = 5 * 60_000;

const FULL_FOR_MS = 20_000;
const BACK_WITHIN_MS = 20_000;
/** So much that the log needs a new file before long. */
const LETTERS = 150_000;

async function upload({ origin }: Site, { cookie }: Owner): Promise<Answer> {
  const body = new FormData();
  const picture = await noise(900, 700).jpeg({ quality: 100 }).toBuffer();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg');
  const sent = { method: 'POST', headers: { cookie }, body };
  const answer = await fetch(`${origin}/api/admin/media?lang=en`, sent);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** One sentence for a person, and no word about what is inside. */
function assertClear({ status, body }: Answer): void {
  assert.equal(status, 503, JSON.stringify(body));
  assert.match(body.error.message, /^[A-Z].{10,}\.$/);
}

const partialFiles = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((each) => each.endsWith('.partial'))
    : [];

export async function run(context: FaultContext): Promise<string> {
  const { engine, random, say } = context;
  let site: Site | undefined;
  const disk = smallDisk(context, () => site?.process().child.pid);
  const store = await newStore(context, path.join(disk.folder, 'data'));
  site = await newSite(context, store.env);
  await site.start();
  const owner = await signIn(site.origin);
  const writer = newWriter(owner, random, { letters: LETTERS });
  for (let n = 0; n < 5; n += 1) assert.equal(await writer.save(), 200);
  const paths = await sitemapPaths(site.origin);
  const kept = paths.slice(0, 20);
  for (const each of kept) await (await fetch(site.origin + each)).text();

  disk.fill();
  say(`Full: ${disk.how}`);
  const readers = startReaders(
    site.origin,
    kept.map((each) => ({ path: each })),
  );
  const refused = new Map<number, number>();
  const uploads: Answer[] = [];
  for (const until = performance.now() + FULL_FOR_MS; performance.now() < until; await pause(20)) {
    disk.fill();
    const status = await writer.save();
    refused.set(status, (refused.get(status) ?? 0) + 1);
    if (uploads.length < 10) uploads.push(await upload(site, owner));
    if (status !== 200) await pause(200);
  }
  await readers.stop();
  assert.deepEqual(readers.failures, []);
  const turnedAway = uploads.filter(({ status }) => status !== 200);
  assert(turnedAway.length > 0, 'No upload was refused.');
  for (const each of turnedAway) assertClear(each);
  const statuses = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ');
  // With a server, the database is elsewhere and hears nothing of it.
  const allowed = [200, ...(engine === 'pg' ? [] : disk.refusals)];
  assert(
    [...refused.keys()].every((status) => allowed.includes(status)),
    `Saves were answered ${statuses}.`,
  );
  assert(engine === 'pg' || refused.has(503), 'Saves went on although the disk is full.');
  const never = paths.at(-1) ?? '/';
  const answer = await fetch(site.origin + never);
  assert(engine === 'pg' ? answer.ok : [200, 503].includes(answer.status), `${never}: ${answer.status}`);
  assert.equal(site.process().child.exitCode, null, 'It has ended.');

  disk.empty();
  const began = performance.now();
  while ((await writer.save()) !== 200) {
    assert(performance.now() - began < BACK_WITHIN_MS, 'Nobody can save although there is room.');
    await pause(100);
  }
  const back = performance.now() - began;
  const after = await upload(site, owner);
  assert.equal(after.status, 200, JSON.stringify(after.body));
  assert.deepEqual(partialFiles(store.dataDir), [], 'Half a picture was left behind.');
  await writer.check();
  await site.stop();
  const database = await store.open();
  await checkPosts(database, writer.posts);
  const { indexes, rows } = await checkFiles(database.client);
  return `${disk.how}: saves ${statuses}, ${turnedAway.length} of ${uploads.length} uploads answered 503, ${readers.asked()} kept pages answered; saving again after ${(back / 1000).toFixed(1)} s; ${writer.acknowledged()} saves acknowledged, none lost; ${indexes} indexes and ${rows} rows sound`;
}
