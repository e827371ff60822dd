import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { moveInRuns } from '#db/schema/running/move-in.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { useApp } from '#test/harness/app.ts';
import { entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { callerWith, lastAudits } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const owner = callerWith('owner');
const ARTICLES = 50;
const entries = Array.from({ length: ARTICLES }, (_, n) =>
  entryOf({
    id: 1000 + n,
    title: `Artigo ${n}`,
    slug: `artigo-${n}`,
    type: n === 49 ? 'page' : 'post',
    content: n === 30 ? `<img src="${OLD_SITE}/x.png">` : 'Texto',
  }),
);
const choices = moveInChoicesSchema.parse({});

async function* chunksOf(text: string | Buffer) {
  yield Buffer.from(text);
}

describe.each(engines)('a site that moves in at the desk, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const store = mkdtempSync(path.join(os.tmpdir(), 'vitrina-move-ins-'));
  let onAsked: () => void = () => {};
  const site = useApp(engine, {
    objects: () => createFolderObjects(store),
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => {
      onAsked();
      return { url, status: 200, hops: [], headers: {}, body: await noise().png().toBuffer() };
    },
  });
  const desk = () => site().services.moveIns;
  const work = (signal = new AbortController().signal) => desk().worker.workOnWaiting(signal);
  const add = (id: number, text: string | Buffer, kind: 'export' | 'uploads' = 'export') =>
    desk().addFile(owner, id, { name: 'a/b.xml', chunks: chunksOf(text) }, { kind, bytes: 10 });
  const stateOf = async (id: number) => (await desk().get(owner, id)).run;
  const brought = () => site().db.$count(posts, eq(posts.author, 'Ana Moura'));

  async function looked(text = wordpressExport(...entries)) {
    const { run } = await desk().begin(owner);
    await add(run.id, text);
    await desk().look(owner, run.id, { choices, oldAddress: '' });
    await work();
    return run.id;
  }

  test('is looked at without anything being written, told and kept as a file', async () => {
    const before = await brought();
    const id = await looked();
    const run = await stateOf(id);
    expect(run).toMatchObject({ state: 'looked', siteName: 'Casa Antiga', problem: null, hasReport: true });
    expect(run.numbers?.made.articles).toBe(ARTICLES);
    expect(run.told).toMatchObject({
      pages: 1,
      states: { published: ARTICLES },
      authors: [{ key: 'ana', isNew: true }],
    });
    expect(await brought()).toBe(before);
    const { name, parts } = await desk().report(owner, id);
    expect(name).toBe(`move-in-${id}.json`);
    const text = Buffer.concat(await Array.fromAsync(parts)).toString();
    expect(JSON.parse(text)).toMatchObject({ dryRun: true, made: { articles: ARTICLES } });
    await desk().cancel(owner, id);
    expect(await readdir(path.join(store, 'move-ins', String(id)))).toEqual(['report.json']);
  });

  test('goes on by itself after its server was stopped, and comes exactly once', async () => {
    const id = await looked();
    await desk().run(owner, id);
    const stopping = new AbortController();
    onAsked = () => stopping.abort(new Error('The server stops.'));
    await work(stopping.signal).catch(() => {});
    onAsked = () => {};
    expect(await stateOf(id)).toMatchObject({ state: 'running', worker: null });
    const half = await brought();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(ARTICLES);
    await work();
    const run = await stateOf(id);
    expect(run).toMatchObject({ state: 'done', done: ARTICLES, total: ARTICLES, files: [] });
    expect(run.numbers).toMatchObject({
      made: { articles: ARTICLES, authors: 1, pictures: 1 },
      same: { articles: 0, authors: 0, redirects: 0 },
    });
    expect(await brought()).toBe(ARTICLES);
    const told = await lastAudits(site(), 2);
    expect(told.filter(({ action, subject }) => action === 'created' && subject === 'import')).toHaveLength(
      1,
    );
  });

  test('is taken up by another server when its own has gone, also on the way back', async () => {
    const [done] = await site().db.select().from(moveInRuns).where(eq(moveInRuns.state, 'done'));
    const id = done?.id ?? 0;
    await desk().undo(owner, id);
    // Its server died without a word in the middle of it.
    const gone = { state: 'undoing' as const, worker: 'another server', heartbeatAt: site().clock() };
    await site().db.update(moveInRuns).set(gone).where(eq(moveInRuns.id, id));
    await work();
    expect((await stateOf(id)).state).toBe('undoing');
    site().clock.pass(engineLimits.moveIn.takeOverAfter / 1000 + 1);
    // The next is stopped with its second part.
    const stopping = new AbortController();
    let parts = 0;
    stopping.signal.throwIfAborted = () => {
      parts += 1;
      if (parts === 2) stopping.abort();
      if (parts >= 2) throw stopping.signal.reason;
    };
    await work(stopping.signal).catch(() => {});
    expect(await stateOf(id)).toMatchObject({ state: 'undoing', worker: null });
    expect(await brought()).toBe(ARTICLES - engineLimits.moveIn.undo.batch);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'undone', undo: { gone: { articles: ARTICLES } } });
    expect(await brought()).toBe(0);
  });

  // What our own code makes of choices and of files.
  if (!oneEngine.includes(engine)) return;

  test('is brought as somebody has chosen: pages behind, a person who is here, no category', async () => {
    const { run } = await desk().begin(owner);
    await add(
      run.id,
      wordpressExport(
        ...entries.slice(48),
        entryOf({ id: 5, title: 'Cinco', slug: 'cinco', categories: ['panelas'] }),
      ),
    );
    const chosen = {
      ...choices,
      pages: 'leave' as const,
      authors: { ana: 'julia-menezes' },
      categories: { panelas: null },
    };
    await desk().look(owner, run.id, { choices: chosen, oldAddress: '' });
    await work();
    await desk().run(owner, run.id);
    await work();
    const { numbers, state } = await stateOf(run.id);
    expect(state).toBe('done');
    expect(numbers).toMatchObject({ made: { articles: 2, authors: 0, categories: 1 }, same: { authors: 1 } });
    const [cinco] = await site().db.select().from(posts).where(eq(posts.slug, 'cinco'));
    expect(cinco).toMatchObject({ author: 'Júlia Menezes', categoryId: null });
    expect(await site().db.$count(posts, eq(posts.slug, 'artigo-49'))).toBe(0);
  });

  test('says what is wrong with a file that turns out to be half of one, and takes others', async () => {
    const id = await looked(wordpressExport(...entries).slice(0, -30));
    expect(await stateOf(id)).toMatchObject({ state: 'collecting', problem: 'source_cut_off' });
    const { run } = await desk().begin(owner);
    await expect(add(run.id, 'Nothing of a site.')).rejects.toMatchObject({ reason: 'not_a_site' });
    await expect(add(run.id, 'No archive.', 'uploads')).rejects.toMatchObject({
      reason: 'uploads_unreadable',
    });
    const huge = { kind: 'export' as const, bytes: Number.MAX_SAFE_INTEGER };
    const file = { name: 'x.xml', chunks: chunksOf('') };
    await expect(desk().addFile(owner, run.id, file, huge)).rejects.toMatchObject({ reason: 'disk_full' });
    expect((await stateOf(run.id)).files).toEqual([]);
    expect(await readdir(path.join(store, 'move-ins', String(run.id))).catch(() => [])).toEqual([]);
    await expect(desk().look(owner, run.id, { choices, oldAddress: '' })).rejects.toMatchObject({
      reason: 'no_export',
    });
  });
});
