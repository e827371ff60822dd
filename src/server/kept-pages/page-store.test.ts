import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPageWorld, html } from '#test/harness/page-world.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import type { PageStore } from './page-store.ts';

const HOUR = 3_600_000;

/** Longer than a piece of a pool, and no two alike. */
const longPage = (seed: number) =>
  Array.from({ length: 2_000 }, (_, at) => html(String(Math.imul(at + 1, seed * 2_654_435_761) >>> 0))).join(
    '',
  );

test('pages hold as much memory as they are counted with, wherever they came from', async () => {
  const directory = makeTemporaryFolder();
  const world = createPageWorld(directory);
  const keys = Array.from({ length: 12 }, (_, at) => `/br/pagina-${at}`);
  for (const [at, key] of keys.entries())
    world.pages.set(key, { html: longPage(at + 1), pricesUntil: world.state.now + HOUR });
  const before = world.open();
  const rendered = await Promise.all(keys.map((key) => before.get(key)));
  await before.settled();
  const after = world.open();
  const read = await Promise.all(keys.map((key) => after.get(key)));
  expect(new Set(read.map(({ from }) => from))).toEqual(new Set(['disk']));
  for (const { page } of [...rendered, ...read])
    expect(page.brotli.buffer.byteLength, page.key).toBe(page.brotli.length);
});

describe('the page store', () => {
  let world: ReturnType<typeof createPageWorld>;
  let store: PageStore;
  beforeEach(() => {
    world = createPageWorld();
    world.pages.set('/br', { tags: ['posts:br'], html: html('one') });
    store = world.open();
  });
  afterEach(() => store.settled());

  test('renders a page once for ten thousand who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => store.get('/br')));
    expect(world.render).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ page }) => page.etag)).size).toBe(1);
    expect((await store.get('/br')).from).toBe('memory');
  });

  test('renders anew what a change touches, and nothing else, and says why', async () => {
    world.pages.set('/it', { tags: ['posts:it'] });
    // In turn: two renders at once end in either order.
    await store.get('/br');
    await store.get('/it');
    expect(store.markTags(['posts:br'], 'post 1 published')).toEqual(['/br']);
    world.pages.set('/br', { html: html('two') });
    expect(await world.textOf(store, '/br')).toBe('render: <p>two</p>');
    expect(await world.textOf(store, '/it')).toBe('memory: <p>text</p>');
    expect(world.events.map(({ key, cause }) => `${key} ${cause}`)).toEqual([
      '/br first visit',
      '/it first visit',
      '/br post 1 published',
    ]);
  });

  test('shows nobody the page that was, while the one that is true is being made', async () => {
    await store.get('/br');
    store.markTags(['posts:br'], 'post 1 published');
    world.pages.set('/br', { tags: ['posts:br'], html: html('two') });
    const answers = ['/br', '/br'].map((key) => world.textOf(store, key));
    expect(store.peek('/br')).toBeUndefined();
    expect(await Promise.all(answers)).toEqual(['render: <p>two</p>', 'render: <p>two</p>']);
    // What is only wished for anew is as true as before.
    const wished = store.renew('/br', 'asked for');
    expect(store.peek('/br')).toBeDefined();
    await wished;
  });

  test('a page whose address leads elsewhere by now is not shown again', async () => {
    await store.get('/br');
    store.markTags(['posts:br'], 'it has moved');
    world.pages.set('/br', { status: 301 });
    const statuses = [await store.get('/br'), await store.get('/br')].map(({ page }) => page.status);
    expect([...statuses, store.peek('/br')]).toEqual([301, 301, undefined]);
  });

  test('a change that comes while a page is rendered is not lost', async () => {
    const slow = Promise.withResolvers<void>();
    world.render.mockImplementationOnce(async () => {
      await slow.promise;
      return {
        status: 200,
        headers: {},
        html: html('old'),
        tags: ['posts:br'],
        expiresAt: null,
        pricesUntil: null,
      };
    });
    const before = world.textOf(store, '/br');
    await Promise.resolve();
    store.markTags(['posts:br'], 'post 1 published');
    world.state.heard = 'post 1 published';
    const after = world.textOf(store, '/br');
    slow.resolve();
    expect(await before).toBe('render: <p>old</p>');
    world.state.heard = '';
    expect(await after).toBe('render: <p>one</p>');
  });

  test('what cannot be rendered is served as it was, tried again after a while, and heals', async () => {
    await store.get('/br');
    store.markTags(['posts:br'], 'post 1 published');
    world.pages.delete('/br');
    expect(await world.textOf(store, '/br')).toBe('stale: <p>one</p>');
    expect(await world.textOf(store, '/br')).toBe('stale: <p>one</p>');
    expect(world.render).toHaveBeenCalledTimes(2);
    expect(world.events.at(-1)).toMatchObject({
      key: '/br',
      cause: 'post 1 published',
      error: expect.any(Error),
    });
    world.pages.set('/br', { html: html('two'), status: 503 });
    world.state.now += 3_000;
    expect(await world.textOf(store, '/br')).toBe('stale: <p>one</p>');
    world.pages.set('/br', { html: html('two') });
    world.state.now += 3_000;
    expect(await world.textOf(store, '/br')).toBe('render: <p>two</p>');
  });

  test('a page that never could be rendered fails, and is not kept', async () => {
    await expect(store.get('/mx')).rejects.toThrow('broken');
    world.pages.set('/mx', { status: 503 });
    expect((await store.get('/mx')).page.status).toBe(503);
    world.pages.set('/mx', {});
    expect((await store.get('/mx')).page.status).toBe(200);
  });

  test('ends when its time is over', async () => {
    world.pages.set('/br', { expiresAt: world.state.now + HOUR });
    await store.get('/br');
    world.state.now += HOUR - 1;
    expect(store.peek('/br')).toBeDefined();
    world.state.now += 1;
    expect(store.peek('/br')).toBeUndefined();
    expect((await store.get('/br')).from).toBe('render');
  });

  test('says that there is nothing for a minute at most, and not to the disk', async () => {
    world.pages.set('/br/nada', { status: 404 });
    await store.get('/br/nada');
    expect(store.peek('/br/nada')?.status).toBe(404);
    world.state.now += 60_000;
    expect(store.peek('/br/nada')).toBeUndefined();
    await store.settled();
    expect((await world.open().get('/br/nada')).from).toBe('render');
  });

  test('keeps what an edition that is closed shows everywhere in memory, a few of them, and none on disk', async () => {
    world.pages.set('/us', {});
    await store.get('/us');
    for (let n = 0; n < 250; n += 1) {
      world.pages.set(`/us/${n}`, { standsIn: true });
      await store.get(`/us/${n}`);
    }
    await store.settled();
    expect([store.peek('/us')?.status, store.peek('/us/249')?.status]).toEqual([200, 200]);
    expect(store.peek('/us/0')).toBeUndefined();
    const again = world.open();
    expect([await again.look('/us'), await again.look('/us/249')]).toMatchObject([
      { from: 'disk' },
      undefined,
    ]);
  });

  test('keeps nothing that anybody can write at will', async () => {
    world.pages.set('/br/avaliacao?q=abc', {});
    await store.get('/br/avaliacao?q=abc');
    expect(store.peek('/br/avaliacao?q=abc')).toBeUndefined();
  });

  test('a restart is warm, unless something has happened meanwhile', async () => {
    await store.get('/br');
    await store.settled();
    expect(await world.textOf(world.open(), '/br')).toBe('disk: <p>one</p>');
    world.state.changed = 'post 2 published';
    world.pages.set('/br', { html: html('two') });
    expect(await world.textOf(world.open(), '/br')).toBe('render: <p>two</p>');
  });

  test('a change that comes while a stored page is looked for in the ledger is not lost', async () => {
    await store.get('/br');
    await store.settled();
    world.pages.set('/br', { tags: ['posts:br'], html: html('two') });
    world.state.heard = 'post 1 published';
    expect(await world.textOf(world.open(), '/br')).toBe('render: <p>two</p>');
  });

  test('a restart without a database serves what there was', async () => {
    await store.get('/br');
    await store.settled();
    world.state.changed = 'down';
    world.pages.delete('/br');
    expect(await world.textOf(world.open(), '/br')).toBe('stale: <p>one</p>');
  });

  test('no price is served past its age, whatever is broken', async () => {
    world.pages.set('/br/x', { html: html('R$ 10'), pricesUntil: world.state.now + HOUR });
    expect(await world.textOf(store, '/br/x')).toBe('render: <p>R$ 10</p>');
    await store.settled();
    world.pages.delete('/br/x');
    store.markTags(['none'], 'x');
    world.state.now += HOUR;
    expect(await world.textOf(store, '/br/x')).toBe('stale: <p>no price</p>');
    world.state.changed = 'down';
    expect(await world.textOf(world.open(), '/br/x')).toBe('stale: <p>no price</p>');
  });
});
