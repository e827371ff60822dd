import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { DiskPages } from './copies/disk-pages.ts';
import { type FreshPage, keepPageAtOnce } from './copies/kept-page.ts';
import { MemoryPages } from './copies/memory-pages.ts';
import type { Errand } from './making/errands.ts';
import { createMakeAndStore } from './making/make-and-store.ts';
import type { RenderingHow } from './making/render-to-keep.ts';
import { PageStore } from './page-store.ts';

const now = new Date('2026-11-15T12:00:00Z');
const clock = () => now;
const freshPage = (facts: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  headers: {},
  html: '<p>text</p>',
  tags: ['posts:br'],
  expiresAt: null,
  pricesUntil: null,
  ...facts,
});

describe('a page of a run', () => {
  let store: PageStore;
  afterEach(() => store.settled());

  function open({ memoryBytes = 1_000_000, heard = '', page = freshPage() } = {}) {
    const disk = new DiskPages(makeTemporaryFolder());
    const render = vi.fn(async (_key: string, how?: RenderingHow) =>
      how?.withoutPrices ? { ...page, html: '<p>no price</p>' } : page,
    );
    const memory = new MemoryPages(memoryBytes);
    const ledger = {
      getPosition: async () => 10n,
      heard: { count: 0, findSince: () => heard || undefined },
      findChange: async () => undefined,
    };
    store = new PageStore({ memory, disk, clock, render, ledger });
    return { disk, render, memory, elsewhere: vi.fn(createMakeAndStore({ render, disk, clock })) };
  }

  test('is made and stored elsewhere, from where the ledger stood, and is ready where there is room', async () => {
    const { render, disk, elsewhere } = open({ page: freshPage({ pricesUntil: now.getTime() + 60_000 }) });
    const { page, from } = await store.renewForRun('/br/a', 'a run', elsewhere);
    expect(from).toBe('render');
    expect(page).toMatchObject({ key: '/br/a', position: 10n, cause: 'a run' });
    expect(elsewhere).toHaveBeenCalledWith({ key: '/br/a', position: 10n, cause: 'a run' });
    expect(render.mock.calls).toEqual([['/br/a'], ['/br/a', { withoutPrices: true }]]);
    expect(await disk.get('/br/a')).toMatchObject({ page, withoutPrices: expect.any(Buffer) });
    expect((await store.get('/br/a')).from).toBe('memory');
  });

  test('drives nothing out of memory; what is there is replaced', async () => {
    const { memory, elsewhere } = open({ memoryBytes: 5_000 });
    await store.get('/br/asked-for');
    await store.renewForRun('/br/b', 'a run', elsewhere);
    await store.renewForRun('/br/c', 'a run', elsewhere);
    await store.renewForRun('/br/d', 'a run', elsewhere);
    expect(memory.get('/br/asked-for')).toBeDefined();
    expect(memory.get('/br/d')).toBeUndefined();
    expect((await store.get('/br/d')).from).toBe('disk');
    await store.renewForRun('/br/d', 'another run', elsewhere);
    expect(store.peek('/br/d')?.cause).toBe('another run');
  });

  test('that changed while it was made is not taken for true', async () => {
    const { elsewhere } = open({ heard: 'post 1 saved' });
    await store.renewForRun('/br/a', 'a run', elsewhere);
    expect(store.peek('/br/a')).toBeUndefined();
  });

  test('is made here where nobody elsewhere takes it on, of what was read before', async () => {
    const { render, disk } = open();
    await store.renewForRun('/br/a', 'a run', async () => undefined);
    expect(render).toHaveBeenCalledWith('/br/a', { afresh: false });
    await store.settled();
    expect(await disk.get('/br/a')).toBeDefined();
    await store.renew('/br/a', 'somebody');
    expect(render).toHaveBeenLastCalledWith('/br/a', { afresh: true });
  });

  test('that says elsewhere that it is out of order is no page: it is for others to try', async () => {
    const { elsewhere, disk } = open({ page: freshPage({ status: 503 }) });
    await expect(elsewhere({ key: '/br/a', position: 1n, cause: 'a run' })).rejects.toThrow('answered 503');
    expect(await disk.get('/br/a')).toBeUndefined();
  });

  test('that cannot be made leaves what there was', async () => {
    const { disk } = open();
    const fails = async () => Promise.reject(new Error('broken'));
    await expect(store.renewForRun('/br/a', 'a run', fails)).rejects.toThrow('broken');
    const circumstances = { key: '/br/b', position: 1n, renderedAt: now.getTime(), took: 1, cause: 'before' };
    await disk.set(keepPageAtOnce(freshPage(), circumstances));
    expect(await store.renewForRun('/br/b', 'a run', fails)).toMatchObject({ from: 'stale' });
    const refuses = async (errand: Errand) => {
      const facts = { ...errand, renderedAt: now.getTime(), took: 1 };
      return { page: keepPageAtOnce(freshPage({ status: 503 }), facts), isStored: false };
    };
    await disk.set(keepPageAtOnce(freshPage(), { ...circumstances, key: '/br/c' }));
    expect(await store.renewForRun('/br/c', 'a run', refuses)).toMatchObject({ from: 'stale' });
  });

  test('waits for those that readers wait for, and not for ever', async () => {
    const { render, elsewhere } = open();
    const slow = Promise.withResolvers<FreshPage>();
    render.mockReturnValueOnce(slow.promise);
    const reader = store.get('/br/slow');
    let isTheirTurn = false;
    const waiting = store.readersFirst(60_000).then(() => {
      isTheirTurn = true;
    });
    await store.readersFirst(5);
    expect(isTheirTurn).toBe(false);
    slow.resolve(freshPage());
    await Promise.all([reader, waiting]);
    const made = store.renewForRun('/br/a', 'a run', elsewhere);
    await store.readersFirst(60_000);
    await made;
  });
});
