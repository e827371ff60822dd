import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startReaders } from '#test/harness/readers.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { checkPosts } from './lib/integrity.ts';
import { type Owner, signIn } from './lib/owner.ts';
import { newSite, type Site } from './lib/site.ts';
import { newStore } from './lib/store.ts';
import { newWriter, type Writer } from './lib/writer.ts';

export const name = 'sigterm-under-load';
export const about =
  'SIGTERM while eight readers and three editors are busy: with time for a balancer to notice, and without.';
export const engines: readonly Engine[] = ['pglite', 'pg'];
export const limitMs = 4 * 60_000;

const ROUNDS = 4;
const EDITORS = 3;
const HALVES = 8;
const REST_AFTER_MS = 500;
const GRACE_MS = 2_000;
const LOAD_FOR_MS = 1_500;
const wanted: { path: string; status?: number }[] = [
  ...['/br', '/it', '/br/avaliacao', '/api/home-data?locale=br', '/healthz'].map((path) => ({ path })),
  ...['/br/made-up', '/it/made-up'].map((path) => ({ path, status: 404 })),
];

/** As behind a balancer: who is told that it stops sends nobody any more, and everybody who was sent is answered. */
async function withGrace(site: Site, writers: Writer[]): Promise<number> {
  await site.start({ SHUTDOWN_GRACE_MS: String(GRACE_MS) });
  const readers = startReaders(site.origin, wanted, { atOnce: 8 });
  let goesOn = true;
  const writing = writers.map((writer) => writer.writeOn(() => goesOn));
  await pause(LOAD_FOR_MS);
  site.process().child.kill('SIGTERM');
  while ((await fetch(`${site.origin}/readyz`)).ok) await pause(20);
  goesOn = false;
  await readers.stop();
  const refused = (await Promise.all(writing)).flat();
  assert.deepEqual([readers.failures, refused], [[], []]);
  await site.endsInOrder();
  return readers.asked();
}

/** A save whose beginning has arrived, as the server itself has said; `send` lets the rest follow. */
async function begin(site: Site, { cookie }: Owner, fields: object) {
  const text = Buffer.from(JSON.stringify(fields));
  const request = http.request(`${site.origin}/api/admin/posts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': text.length,
      cookie,
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  answered.catch(() => {}); // whoever sends the rest hears of it
  request.write(text.subarray(0, text.length / 2));
  return async () => {
    request.end(text.subarray(text.length / 2));
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

/** Without a grace: what was begun when the signal came is answered; who comes later finds nobody. */
async function withoutGrace(site: Site, owner: Owner): Promise<number> {
  await site.start();
  const begun = await Promise.all(
    Array.from({ length: HALVES }, (_, n) => begin(site, owner, { locale: 'br', title: `Metade ${n}` })),
  );
  site.process().child.kill('SIGTERM');
  await pause(REST_AFTER_MS);
  const statuses = await Promise.all(begun.map((send) => send()));
  assert.deepEqual([...new Set(statuses)], [200]);
  await site.endsInOrder();
  return statuses.length;
}

export async function run(context: FaultContext): Promise<string> {
  const store = await newStore(context);
  const site = await newSite(context, store.env);
  await site.start();
  const owner = await signIn(site.origin);
  const writers = Array.from({ length: EDITORS }, () => newWriter(owner, context.random));
  await site.stop();
  let answered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    answered += await withGrace(site, writers);
    answered += await withoutGrace(site, owner);
  }
  const posts = writers.flatMap((writer) => writer.posts);
  const database = await store.open();
  await checkPosts(database, posts);
  const halves = "SELECT count(*)::int AS n FROM posts WHERE title LIKE 'Metade %'";
  assert.deepEqual((await database.client.query(halves)).rows, [{ n: ROUNDS * HALVES }]);
  const saves = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
  return `${2 * ROUNDS} orderly ends, ${answered} readers answered, ${saves} saves acknowledged and there`;
}
