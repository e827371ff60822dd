import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import { openDatabase } from '#db/open.ts';
import { whileReading } from '#db/replica/reading.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { type PostgresCluster, startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { runOnServer } from '#test/harness/servers/postgres-server.ts';

const newFolder = temporaryFolders();
const TOKEN = 'a-token-of-the-test';
const PATIENCE = { timeout: 60_000, interval: 20 };

let main: PostgresCluster;
let follower: PostgresCluster;
let url: string;
let readUrl: string;
beforeAll(async () => {
  // What is acknowledged is on its disk: only that is sent on at once.
  main = await startPostgresCluster({ durable: true });
  await runOnServer(main.url, 'CREATE DATABASE vitrina');
  follower = await startPostgresCluster({ durable: true, follows: main.url });
  [url, readUrl] = [`${main.url}/vitrina`, `${follower.url}/vitrina`];
});
afterAll(async () => {
  await follower?.stop();
  await main?.stop();
});

/** Over when it stands still. */
async function pauseReplay(): Promise<void> {
  await runOnServer(follower.url, 'SELECT pg_wal_replay_pause()');
  const state = () => runOnServer(follower.url, 'SELECT pg_get_wal_replay_pause_state() AS state');
  await expect.poll(state, PATIENCE).toEqual([{ state: 'paused' }]);
}
/** Who was killed leaves others behind that end by themselves; until then it does not start. */
const comeBack = () => expect.poll(() => follower.resume(), PATIENCE).toBeUndefined();
const resumeReplay = () => runOnServer(follower.url, 'SELECT pg_wal_replay_resume()');

async function openSite() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = runServer({
    ...{ PORT: String(port), PUBLIC_URL: base, DATA_DIR: newFolder(), ROLE: 'web', METRICS_TOKEN: TOKEN },
    ...{ DATABASE_URL: url, DATABASE_READ_URL: readUrl },
  });
  await untilReady(server);
  const { client, db } = await openDatabase({ url, dataDir: '', connections: 3 });
  onTestFinished(() => client.close());
  const italian = await db.select().from(posts).where(eq(posts.locale, 'it')).orderBy(asc(posts.id));
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(base + path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    server,
    db,
    ask,
    italian,
    /** As a save does, seen from readers. */
    save: (id: number, title: string) =>
      db.transaction(async (tx) => {
        await tx.update(posts).set({ title }).where(eq(posts.id, id));
        await recordChange(tx, new Date(), `post ${id} updated`, [tags.post(id)]);
      }),
    /** Statements of readers so far, by who answered them. */
    async reads(server: 'replica' | 'main', why = ''): Promise<number> {
      const { text } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
      const line = `vitrina_database_reads_total{server="${server}",why="${why}"} `;
      const found = text.split('\n').find((each) => each.startsWith(line));
      return Number(found?.slice(line.length) ?? 0);
    },
  };
}

test('a report shows what was written a moment before; another database of the replica is not believed', async () => {
  const opened = await openDatabase({ url, readUrl, dataDir: '' });
  onTestFinished(opened.close);
  const { client, replica } = opened;
  await client.exec('CREATE TABLE IF NOT EXISTS written (n int)');
  await pauseReplay();
  await client.query('INSERT INTO written VALUES (7)');
  const report = () =>
    whileReading(true, async () => (await client.query<{ n: number }>('SELECT n FROM written')).rows);
  expect(await report()).toEqual([{ n: 7 }]);
  expect(replica?.stats().answers).toMatchObject({ replica: 0, behind: 1 });
  await resumeReplay();
  const isAnswered = async () => {
    expect(await report()).toEqual([{ n: 7 }]);
    return (replica?.stats().answers.replica ?? 0) > 0;
  };
  await expect.poll(isAnswered, PATIENCE).toBe(true);
  // It takes no changes, and what tries is answered all the same.
  const isRefused = async () => {
    await client.query('INSERT INTO written VALUES (8)');
    const { rows } = await whileReading(false, () =>
      client.query('WITH gone AS (DELETE FROM written WHERE n = 8 RETURNING n) SELECT n FROM gone'),
    );
    expect(rows).toEqual([{ n: 8 }]);
    return (replica?.stats().answers.refused ?? 0) > 0;
  };
  await expect.poll(isRefused, PATIENCE).toBe(true);

  const said: string[] = [];
  const other = await openDatabase({
    ...{ url, readUrl: `${follower.url}/postgres`, dataDir: '' },
    onReplica: (sentence) => said.push(sentence),
  });
  onTestFinished(other.close);
  const read = await whileReading(true, () => other.client.query('SELECT n FROM written'));
  expect(read.rows).toEqual([{ n: 7 }]);
  await expect
    .poll(() => said, PATIENCE)
    .toEqual([expect.stringMatching(/DATABASE_READ_URL leads to .*another database/)]);
});

test('readers are answered by a replica: never by its past, never by its absence, and by it again when it is back', {
  timeout: 240_000,
}, async () => {
  const { ask, db, italian, reads, save, server } = await openSite();
  const [post] = italian;
  if (!post) throw new Error('The demonstration has posts.');
  const page = paths.post('it', post.slug);
  let searches = 0;
  /** Nothing keeps what somebody searches for. */
  const search = () => {
    searches += 1;
    return ask(`/api/posts/by-locale/it?q=word${searches}`);
  };
  /** Whether it answers readers. */
  const takesPart = async () => {
    const before = await reads('replica');
    expect((await search()).status).toBe(200);
    return (await reads('replica')) > before;
  };
  const shows = async (title: string) => (await ask(page)).text.includes(title);
  await expect.poll(takesPart, PATIENCE).toBe(true);
  expect((await ask(page)).status).toBe(200);

  // It follows: what is saved is shown, and it was the replica that said so.
  await save(post.id, 'Salvato e seguito');
  await expect.poll(() => shows('Salvato e seguito'), PATIENCE).toBe(true);

  // It stands still.
  await pauseReplay();
  for (let n = 1; n <= 3; n += 1) {
    const title = `Versione ${n} senza replica`;
    const atMain = await reads('main', 'behind');
    await save(post.id, title);
    await expect.poll(() => shows(title), PATIENCE).toBe(true);
    expect(await reads('main', 'behind')).toBeGreaterThan(atMain);
    // And it stays so, for whoever asks and however.
    const call = await ask(`/api/posts/by-slug/${post.slug}?locale=it`);
    expect([await shows(title), call.text.includes(title)]).toEqual([true, true]);
  }
  expect((await search()).status).toBe(200);
  await resumeReplay();
  await expect.poll(takesPart, PATIENCE).toBe(true);
  expect(await shows('Versione 3 senza replica')).toBe(true);

  // It goes in the middle of being asked, and is away.
  const pages = italian.slice(0, 12).map(({ slug }) => paths.post('it', slug));
  const everything = () =>
    db.transaction((tx) => recordChange(tx, new Date(), 'all of it', [tags.everything()]));
  const failed: string[] = [];
  const note = (what: string, { status }: { status: number }) =>
    status === 200 ? undefined : failed.push(`${what}: ${status}`);
  /** A few at a time: what is asked too much of is refused, whoever answers. */
  const askAll = async () => {
    const left = [...pages];
    const reader = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) note(path, await ask(path));
    };
    await Promise.all([reader(), reader()]);
    note('search', await search());
  };
  for (const interrupt of [follower.kill, () => {}]) {
    await everything();
    const asked = askAll();
    interrupt();
    await asked;
    await askAll();
  }
  expect(failed).toEqual([]);
  await expect.poll(async () => (await ask('/readyz')).status, PATIENCE).toBe(200);
  await search();
  expect(await reads('main', 'away')).toBeGreaterThan(0);
  expect(server.output()).toMatch(/DATABASE_READ_URL.*Until then the main server answers/);

  await comeBack();
  await expect.poll(takesPart, PATIENCE).toBe(true);
  expect(server.output()).toContain('answers readers again');
  await save(post.id, 'Di nuovo in due');
  await expect.poll(() => shows('Di nuovo in due'), PATIENCE).toBe(true);
});
