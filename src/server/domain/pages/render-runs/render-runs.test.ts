import { setTimeout as passing } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderRuns } from '#db/schema/pages/render-runs.ts';
import { renderedPages as table } from '#db/schema/pages/rendered-pages.ts';
import { engines } from '#test/harness/database.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';
import { createRenderRunsService } from './render-runs.service.ts';

const viewer = callerOf('viewer');
const editor = callerOf('editor');
const never = new AbortController().signal;

describe.each(engines)('a render run on %s', { timeout: 400_000 }, (engine) => {
  const site = useKeptSite(engine);
  let waited = 0;
  // Rendering is what takes time here: of articles and reviews, some in each edition are enough.
  beforeAll(async () => {
    for (const name of ['posts', 'reviews']) {
      const rows = sql.identifier(name);
      await site().db.execute(sql`DELETE FROM ${rows} WHERE id NOT IN (SELECT kept.id FROM
        (SELECT id, row_number() OVER (PARTITION BY locale ORDER BY id) AS n FROM ${rows}) kept WHERE n <= 8)`);
    }
  });

  /** Another server over the same pages; `before` is called ahead of each page that it renders, or pretends to. */
  function newServer(before: (path: string) => Promise<unknown> = async () => {}, pretending = false) {
    const { db, clock, services } = site();
    const { known, port } = services.renderedPages;
    const pages = port.need();
    const own = {
      ...pages,
      renew: async (path: string, cause: string) => {
        await before(path);
        return pretending || pages.renew(path, cause);
      },
    };
    const wait = async (ms: number) => {
      waited += ms;
      clock.pass(ms / 1000);
    };
    const renderedPages = { known, port: { ...port, get: () => own, need: () => own } };
    return createRenderRunsService({ db, clock, renderedPages, wait });
  }
  /** A server whose run in a hurry is watched. */
  function newHurry(
    onRenew: (path: string, paths: string[]) => Promise<void> = async () => {},
    pretending = false,
  ) {
    const { db, clock, services } = site();
    const { known, port } = services.renderedPages;
    const pages = port.need();
    const seen = { paths: [] as string[], now: 0, most: 0, isOpen: false };
    const openBulk = () => {
      const bulk = pages.openBulk();
      seen.isOpen = true;
      const renew = async (path: string, cause: string) => {
        seen.paths.push(path);
        seen.now += 1;
        seen.most = Math.max(seen.most, seen.now);
        await onRenew(path, seen.paths);
        const isMade = pretending ? Promise.resolve(true) : bulk.renew(path, cause);
        return isMade.finally(() => {
          seen.now -= 1;
        });
      };
      const close = async () => {
        seen.isOpen = false;
        await bulk.close();
      };
      return { ...bulk, renew, close };
    };
    const own = { ...pages, openBulk };
    const wait = async (ms: number) => {
      waited += ms;
      clock.pass(ms / 1000);
    };
    const renderedPages = { known, port: { ...port, get: () => own, need: () => own } };
    const server = createRenderRunsService({ db, clock, renderedPages, wait });
    return Object.assign(seen, { server });
  }
  const rowOf = async (id: number) => {
    const [row] = await site().db.select().from(renderRuns).where(eq(renderRuns.id, id));
    return row;
  };
  const numbers = async () => {
    const { editions } = await site().services.renderedPages.overview(viewer);
    return Object.fromEntries(
      editions.map(({ locale, lines }) => [
        locale ?? 'outside',
        Object.fromEntries(lines.map(({ state, n }) => [state, n])),
      ]),
    );
  };
  beforeEach(async () => {
    waited = 0;
    site().mendRendering();
    site().clock.pass(60);
    await site().services.renderedPages.memory.flush();
    await site().db.delete(renderRuns);
    await site().db.update(table).set({ renderedAt: null, failedAt: null });
  });

  test('renders every page of an edition once, no faster than it may, and no other', async () => {
    const rendered: string[] = [];
    const server = newServer(async (path) => rendered.push(path));
    const { id, total } = await server.start(editor, { scope: 'edition', locale: 'it', speed: 10 });
    expect((await server.start(editor, { scope: 'edition', locale: 'it' })).id).toBe(id);
    expect(total).toBeGreaterThan(20);
    await server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total, failed: 0, startedBy: 'Edu' });
    expect(new Set(rendered).size).toBe(total);
    expect(waited).toBeGreaterThanOrEqual((total - 1) * 100 - 1);
    const { it, br } = await numbers();
    expect(it).toEqual({ fresh: total });
    expect(br?.fresh).toBeUndefined();
  });

  test('goes over everything that the sitemap names', async () => {
    const asked: string[] = [];
    const server = newServer(async (path) => asked.push(path), true);
    const { id, total } = await server.start(editor, { scope: 'everything', speed: 50 });
    await server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total });
    const named = await Array.fromAsync(site().services.sitemap.walk());
    expect(asked.sort()).toEqual(named.sort());
  });

  test('counts what cannot be rendered, and goes on', async () => {
    const server = newServer();
    site().breakRendering('/br/sobre');
    const paths = ['/br/termos', '/br/sobre', '/br/contato', '/br/sobre'];
    const { id } = await server.start(editor, { scope: 'paths', paths });
    await server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
    await server.workOnChosen(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 });
    expect((await numbers()).br).toMatchObject({ fresh: 2, failed: 1 });
  });

  test('stops when somebody cancels it, and what it has rendered stays', async () => {
    const { services } = site();
    const rendered: string[] = [];
    let id = 0;
    const server = newServer(async (path) => {
      rendered.push(path);
      if (rendered.length === 5) await services.renderRuns.cancel(editor, id);
    });
    ({ id } = await server.start(editor, { scope: 'edition', locale: 'mx', speed: 1 }));
    await server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', finishedAt: expect.any(Date) });
    expect(rendered).toHaveLength(5);
    expect((await numbers()).mx?.fresh).toBe(5);
    expect(await server.cancel(editor, id)).toMatchObject({ state: 'cancelled' });
    await expect(server.cancel(editor, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('that was killed half way is taken over once it is silent, and no page is left out', async () => {
    const hanging = Promise.withResolvers<void>();
    const first: string[] = [];
    const killed = newServer(async (path) => {
      first.push(path);
      if (first.length === 10) await hanging.promise;
    }, true);
    const { id, total } = await killed.start(editor, { scope: 'edition', locale: 'es', speed: 1 });
    const dying = killed.workOnEditions(never);
    while (first.length < 10) await passing(5);
    const second: string[] = [];
    const other = newServer(async (path) => second.push(path), true);
    await other.workOnEditions(never);
    expect(second).toEqual([]);
    site().clock.pass(61);
    await other.workOnEditions(never);
    hanging.resolve();
    await dying;
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total, failed: 0 });
    expect(new Set([...first, ...second]).size).toBe(total);
    // Each second it says how far it is: at one page a second, only the last one is made twice.
    expect(first.length + second.length).toBe(total + 1);
  });

  test('in a hurry makes several pages at once without a pause, each of them once, and keeps what is true', async () => {
    const hurry = newHurry();
    const { id, total } = await hurry.server.start(editor, { scope: 'edition', locale: 'it', fastest: true });
    await hurry.server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total, failed: 0, speed: 0 });
    expect(hurry.most).toBeGreaterThan(1);
    expect(hurry.paths.sort()).toEqual([...new Set(hurry.paths)]);
    expect(hurry.paths).toHaveLength(total);
    expect(hurry.isOpen).toBe(false);
    expect(waited).toBe(0);
    expect((await numbers()).it).toEqual({ fresh: total });
    for (const path of hurry.paths)
      expect((await site().store.get(path)).page.cause, path).toBe('rendered anew by Edu');
  });

  test('in a hurry leaves no page out when it is stopped: it goes on behind those of which all are made', async () => {
    const stopping = new AbortController();
    const hanging = Promise.withResolvers<void>();
    const first = newHurry(async (path, paths) => {
      if (paths.indexOf(path) === 2) await hanging.promise;
      if (paths.length === 12) {
        stopping.abort();
        hanging.resolve();
      }
    });
    const { id, total } = await first.server.start(editor, { scope: 'edition', locale: 'br', speed: 999 });
    const third = await first.server.workOnEditions(stopping.signal).then(() => first.paths[2] ?? '');
    const left = await rowOf(id);
    expect(left).toMatchObject({ state: 'running', worker: null });
    expect(left?.done).toBeLessThanOrEqual(first.paths.length);
    const second = newHurry(undefined, true);
    await second.server.workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total, failed: 0 });
    expect(new Set([...first.paths, ...second.paths]).size).toBe(total);
    expect([...first.paths, ...second.paths]).toContain(third);
  });

  test('is handed on when its server stops', async () => {
    const stopping = new AbortController();
    const rendered: string[] = [];
    const server = newServer(async (path) => {
      rendered.push(path);
      if (rendered.length === 3) stopping.abort();
    });
    const { id, total } = await server.start(editor, { scope: 'edition', locale: 'br', speed: 50 });
    await server.workOnEditions(stopping.signal);
    expect(await rowOf(id)).toMatchObject({ state: 'running', worker: null });
    await newServer(undefined, true).workOnEditions(never);
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: total });
  });
});
