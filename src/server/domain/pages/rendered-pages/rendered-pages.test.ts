import { beforeEach, describe, expect, test } from 'vitest';
import type { PageState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { renderedPages as table } from '#db/schema/pages/rendered-pages.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { demoNow, insertPosts } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';

const viewer = callerOf('viewer');
const editor = callerOf('editor');
const post = '/br/melhores-aspiradores-verticais';

describe.each(engines)('what is known of kept pages on %s', { timeout: 120_000 }, (engine) => {
  const site = useKeptSite(engine);
  /** Each test has a day of its own, and none goes back in time. */
  let day = 0;
  const service = () => site().services.renderedPages;
  const pageAt = async (path: string) =>
    (await service().list(viewer, { q: path })).items.find(({ page }) => page.path === path);
  const stateOf = async (path: string) => (await pageAt(path))?.state;
  const change = (cause: string, ...changed: string[]) =>
    site().db.transaction((tx) => recordChange(tx, site().clock(), cause, changed));
  const numbers = async (locale: 'br' | 'it') => {
    const { editions } = await service().overview(viewer);
    const lines = editions.find((each) => each.locale === locale)?.lines ?? [];
    return Object.fromEntries(lines.map(({ state, n }) => [state, n])) as Partial<Record<PageState, number>>;
  };
  beforeEach(async () => {
    day += 2;
    site().clock.moveTo(new Date(demoNow.getTime() + day * 86_400_000));
    site().mendRendering();
    await site().ledger.settle();
    await service().memory.flush();
    await site().db.update(table).set({ renderedAt: null, failedAt: null, error: null, store: null });
  });

  test('begins with everything that the sitemap names, and nothing of it rendered', async () => {
    const { missing = 0, ...others } = await numbers('br');
    expect(missing).toBeGreaterThan(20);
    expect(others).toEqual({});
    expect(await pageAt(post)).toMatchObject({
      state: 'missing',
      page: { locale: 'br', template: 'post', renderedAt: null },
    });
    expect(await stateOf('/br/avaliacao/nimbra-aero-3')).toBe('missing');
    expect(await pageAt('/')).toMatchObject({ page: { locale: null, template: 'landing' } });
  });

  test('a page is fresh when it is rendered, and stale when something in it changes or its day is over', async () => {
    const before = await numbers('br');
    await site().store.renew(post, 'a test');
    const found = await pageAt(post);
    expect(found).toMatchObject({ state: 'fresh', page: { cause: 'a test', error: null } });
    expect(found?.page.tags).toContain(tags.page(post));
    expect(found?.page.bytes).toBeGreaterThan(1_000);
    expect(found?.page.size).toBeGreaterThan(found?.page.bytes ?? 0);
    expect(await numbers('br')).toEqual({ fresh: 1, missing: (before.missing ?? 0) - 1 });

    await change('something else', 'post:999999');
    expect(await stateOf(post)).toBe('fresh');
    await change('this one', tags.page(post));
    expect(await stateOf(post)).toBe('stale');
    expect((await service().list(viewer, { state: 'stale' })).items.map(({ page }) => page.path)).toEqual([
      post,
    ]);
    await site().ledger.settle();
    await site().store.get(post);
    expect(await pageAt(post)).toMatchObject({ state: 'fresh', page: { cause: 'this one' } });
    site().clock.pass(24 * 3_600);
    expect(await stateOf(post)).toBe('stale');
  });

  test('what cannot be rendered is shown with its reason, served as it was, and heals by itself', async () => {
    await site().store.renew(post, 'a test');
    await change('a change', tags.page(post));
    await site().ledger.settle();
    site().breakRendering(post);
    expect((await site().store.get(post)).from).toBe('stale');
    expect(await pageAt(post)).toMatchObject({
      state: 'failed',
      page: { error: 'Nothing can be rendered.', cause: 'a test' },
    });
    expect((await numbers('br')).failed).toBe(1);
    site().clock.pass(60);
    await service().memory.heal();
    expect(await stateOf(post)).toBe('failed');
    site().mendRendering();
    site().clock.pass(60);
    await service().memory.heal();
    expect(await pageAt(post)).toMatchObject({ state: 'fresh', page: { error: null, failedAt: null } });
    expect((await site().store.get(post)).from).toBe('memory');
  });

  test('pages of another build are missing', async () => {
    await site().store.renew(post, 'a test');
    await service().memory.flush();
    await site().db.update(table).set({ store: 'an older one' });
    expect(await stateOf(post)).toBe('missing');
  });

  test('addresses that anybody can make up are not remembered; new pages are', async () => {
    await service().overview(viewer);
    await site().store.get('/br/nada-disso');
    await site().store.get('/us/tambem-nao');
    await service().memory.flush();
    expect(await pageAt('/br/nada-disso')).toBeUndefined();
    expect(await pageAt('/us/tambem-nao')).toBeUndefined();
    const [made] = await insertPosts(site(), [{ slug: 'pagina-nova' }]);
    await change('a post', tags.post(made?.id ?? 0));
    await site().ledger.settle();
    site().clock.pass(61);
    await site().store.get('/br/pagina-nova');
    expect(await stateOf('/br/pagina-nova')).toBe('fresh');
  });

  test('are narrowed and read part by part', async () => {
    const { items, nextCursor } = await service().list(viewer, {});
    expect(items).toHaveLength(50);
    const rest = await service().list(viewer, { cursor: nextCursor ?? '' });
    const all = [...items, ...rest.items].map(({ page }) => page.path);
    expect(new Set(all).size).toBe(all.length);
    const reviews = (await service().list(viewer, { locale: 'it', template: 'review' })).items;
    expect(reviews.length).toBeGreaterThan(1);
    expect(reviews.every(({ page }) => page.path.startsWith('/it/recensione/'))).toBe(true);
    await expect(service().list(viewer, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('are let go of by a pattern, once somebody has agreed to the number', async () => {
    const { forgetting } = service();
    await site().store.renew('/it', 'a test');
    await site().store.renew('/it/categorie', 'a test');
    expect(await forgetting.count(viewer, '/it')).toBe(1);
    const matching = await forgetting.count(viewer, '/it*');
    expect(matching).toBeGreaterThan(10);
    expect(await forgetting.count(viewer, '/it_*')).toBe(0);
    const pattern = '/it*';
    await expect(forgetting.forget(editor, { pattern, matching: matching - 1 })).rejects.toMatchObject({
      reason: 'another_count',
    });
    expect(await forgetting.forget(editor, { pattern, matching })).toBe(matching);
    expect(await stateOf('/it')).toBe('stale');
    await site().ledger.settle();
    expect((await site().store.get('/it')).page.cause).toBe('pages /it* forgotten');
  });

  test('last as long as their template may, and are renewed when that changes', async () => {
    const { lifetimes } = service();
    await site().store.renew('/br/sobre', 'a test');
    await site().store.renew('/br/categorias', 'a test');
    await lifetimes.set(editor, { template: 'static', minutes: 10 });
    expect(await stateOf('/br/sobre')).toBe('stale');
    expect(await stateOf('/br/categorias')).toBe('fresh');
    await site().ledger.settle();
    const { page } = await site().store.get('/br/sobre');
    expect(page.expiresAt).toBe(site().clock().getTime() + 600_000);
    site().clock.pass(601);
    expect(await stateOf('/br/sobre')).toBe('stale');
    expect((await site().store.get('/br/sobre')).from).toBe('render');
    await lifetimes.set(editor, { template: 'static', minutes: null });
    expect(await lifetimes.list()).toContainEqual({ template: 'static', minutes: null });
  });

  test('are compared with what would be rendered now', async () => {
    const { comparison } = service();
    await site().store.renew(post, 'a test');
    const { kept, now } = await comparison.compare(viewer, post);
    expect(kept).toMatchObject({ status: 200, cause: 'a test', from: 'memory' });
    expect(kept?.html === now?.html).toBe(true);
    const shown = await comparison.show(viewer, post, 'kept');
    expect(shown).toContain('<h1');
    expect(shown).not.toContain('<script');
    expect((await comparison.compare(viewer, '/br?page=2')).kept).toBeNull();
    site().breakRendering(post);
    expect(await comparison.compare(viewer, post)).toMatchObject({
      now: null,
      problem: 'Nothing can be rendered.',
    });
  });

  test('a page that is gone is not listed any more', async () => {
    await insertPosts(site(), [{ slug: 'pagina-breve', status: 'draft' }]);
    await site()
      .db.insert(table)
      .values({ path: '/br/pagina-breve', locale: 'br', template: 'post', knownAt: site().clock() });
    expect(await stateOf('/br/pagina-breve')).toBe('missing');
    await site().store.get('/br/pagina-breve');
    expect(await stateOf('/br/pagina-breve')).toBeUndefined();
    site().clock.pass(91 * 24 * 3_600);
    await service().memory.purge();
    const paths = (await site().db.select({ path: table.path }).from(table)).map(({ path }) => path);
    expect(paths).not.toContain('/br/pagina-breve');
  });
});
