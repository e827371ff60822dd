import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { BulkResult } from '#contract/writing/posts/posts.admin.schemas.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { sound, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('many posts at once on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const create = async (input: object): Promise<{ id: number; slug: string }> =>
    (await call('editor', 'POST', '/posts', { locale: 'br', ...input })).body;
  const bulk = async (ids: number[], action: string, extra: object = {}): Promise<BulkResult> =>
    (await call('editor', 'POST', '/posts/bulk', { ids, action, ...extra })).body;
  const undo = async (batchId: number): Promise<BulkResult> =>
    (await call('second', 'POST', '/posts/bulk/undo', { batchId })).body;
  const post = async (id: number) => (await call('viewer', 'GET', `/posts/${id}`)).body;
  const reasons = ({ results }: BulkResult) => results.map(({ reason }) => reason);
  const state = async (ids: number[]) => {
    const found = await Promise.all(ids.map(post));
    return found.map(({ status, trashedAt, publishedAt, scheduledFor, categoryId, updatedAt }) => ({
      status,
      trashedAt,
      publishedAt,
      scheduledFor,
      categoryId,
      updatedAt,
    }));
  };

  afterEach(() => site().clock.moveTo(demoNow));

  test('publishes those that can be, and says of each other why not', async () => {
    const good = await create(sound('Bom'));
    const empty = await create({ title: 'Vazio' });
    const shown = await create({ ...sound('Já visto'), status: 'published' });
    const trashed = await create(sound('Lixo'));
    await call('editor', 'DELETE', `/posts/${trashed.id}`);
    const ids = [shown.id, good.id, 999_999, empty.id, trashed.id, good.id];
    const result = await bulk(ids, 'publish');
    expect(result.results).toEqual([
      { id: shown.id, done: false, reason: 'unchanged' },
      { id: good.id, done: true, reason: null },
      { id: 999_999, done: false, reason: 'not_found' },
      { id: empty.id, done: false, reason: 'failed_checks' },
      { id: trashed.id, done: false, reason: 'trashed' },
    ]);
    expect((await post(good.id)).status).toBe('published');
    const logged = await site().db.select().from(auditLog).where(eq(auditLog.batchId, result.batchId));
    expect(logged.map(({ subjectId, action }) => [subjectId, action])).toEqual([
      [String(good.id), 'published'],
    ]);
  });

  test('moves to a category of the same edition, and out of any', async () => {
    const [category] = await site().categoriesOf('br');
    const own = await create({ ...sound('Mudança'), status: 'published' });
    const foreign = await create({ ...sound('Trasloco'), locale: 'it' });
    const { updatedAt } = await post(own.id);
    site().clock.moveTo('2026-10-20T00:00:00Z');
    expect(reasons(await bulk([own.id, foreign.id], 'move', { categoryId: category }))).toEqual([
      null,
      'other_edition',
    ]);
    // Filed elsewhere, not written anew.
    expect(await post(own.id)).toMatchObject({ categoryId: category, version: 2, updatedAt });
    expect(reasons(await bulk([own.id], 'move', { categoryId: null }))).toEqual([null]);
    expect((await post(own.id)).category).toBeNull();
    for (const extra of [{}, { categoryId: 999_999 }]) {
      const refused = await call('editor', 'POST', '/posts/bulk', {
        ids: [own.id],
        action: 'move',
        ...extra,
      });
      expect(Object.keys(refused.body.error.fields)).toEqual(['categoryId']);
    }
  });

  test.each([
    [[], 'trash'],
    [Array.from({ length: 201 }, (_, n) => n + 1), 'trash'],
    [[1], 'delete'],
    [[0], 'trash'],
    [['1'], 'trash'],
  ])('refuses %j to %s', async (ids, action) => {
    expect((await call('editor', 'POST', '/posts/bulk', { ids, action })).status).toBe(400);
  });

  test.each(['publish', 'unpublish', 'archive', 'trash'])('takes %s back, exactly', async (action) => {
    const mixed = await Promise.all([
      create(sound(`A ${action}`)),
      create({ ...sound(`B ${action}`), status: 'published' }),
      create({ ...sound(`C ${action}`), status: 'scheduled', scheduledFor: '2026-12-01T00:00:00Z' }),
    ]);
    const ids = mixed.map(({ id }) => id);
    const before = await state(ids);
    site().clock.moveTo('2026-10-16T00:00:00Z');
    const result = await bulk(ids, action);
    expect(await state(ids)).not.toEqual(before);
    const undone = await undo(result.batchId);
    expect(undone.results).toEqual(
      result.results.filter(({ done }) => done).map(({ id }) => ({ id, done: true, reason: null })),
    );
    expect(await state(ids)).toEqual(before);
    // And what was taken back can be put back.
    await undo(undone.batchId);
    expect(await state(ids)).not.toEqual(before);
    const lines = await site()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.batchId, undone.batchId), eq(auditLog.action, 'undone')));
    expect(lines.map(({ actorName }) => actorName)).toEqual(undone.results.map(() => 'Fátima'));
  });

  test('restores from the trash, and throws away again', async () => {
    const ids = (
      await Promise.all([create(sound('R1')), create({ ...sound('R2'), status: 'published' })])
    ).map(({ id }) => id);
    await bulk(ids, 'trash');
    const thrown = await state(ids);
    const restored = await bulk(ids, 'restore');
    expect((await state(ids)).map(({ status }) => status)).toEqual(['draft', 'published']);
    await undo(restored.batchId);
    expect(await state(ids)).toEqual(thrown);
  });

  test('leaves alone what somebody has touched since', async () => {
    const [kept, touched, gone] = await Promise.all([
      create(sound('U1')),
      create(sound('U2')),
      create(sound('U3')),
    ]);
    const { batchId } = await bulk([kept.id, touched.id, gone.id], 'archive');
    await call('editor', 'PATCH', `/posts/${touched.id}`, { version: 2, title: 'Mexido' });
    await site().db.delete(posts).where(eq(posts.id, gone.id));
    const undone = await undo(batchId);
    expect(undone.results).toEqual([
      { id: kept.id, done: true, reason: null },
      { id: touched.id, done: false, reason: 'changed' },
      { id: gone.id, done: false, reason: 'not_found' },
    ]);
    expect(await post(touched.id)).toMatchObject({ status: 'archived', title: 'Mexido' });
    expect(reasons(await undo(batchId))).toEqual(['changed', 'changed', 'not_found']);
    expect((await call('editor', 'POST', '/posts/bulk/undo', { batchId: 1e9 })).status).toBe(404);
  });

  test('gives an old address back to whom it led, when publishing is taken back', async () => {
    const first = await create({ ...sound('Endereço'), status: 'published' });
    await call('editor', 'PATCH', `/posts/${first.id}`, { version: 1, slug: 'endereco-novo' });
    const second = await create({ ...sound('Outro endereço'), slug: 'endereco' });
    const leadsTo = async () => (await site().app.inject('/api/posts/by-slug/endereco')).json().id;
    const { batchId } = await bulk([second.id], 'publish');
    expect(await leadsTo()).toBe(second.id);
    await undo(batchId);
    expect(await leadsTo()).toBe(first.id);
    const kept = await site().db.select().from(slugRedirects).where(eq(slugRedirects.slug, 'endereco'));
    expect(kept).toHaveLength(1);
  });

  test('does not knot itself up when several do it to the same posts', { timeout: 60_000 }, async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, n) => create(sound(`Nó ${n}`))));
    const ids = made.map(({ id }) => id);
    const [a, b] = await site().categoriesOf('br');
    const results = await Promise.all([
      bulk(ids, 'publish'),
      bulk([...ids].reverse(), 'publish'),
      bulk(ids, 'move', { categoryId: a }),
      bulk([...ids].reverse(), 'move', { categoryId: b }),
    ]);
    for (const result of results) expect(result.results).toHaveLength(8);
    expect(new Set((await state(ids)).map(({ categoryId }) => categoryId)).size).toBe(1);
    const published = await site()
      .db.select()
      .from(posts)
      .where(and(eq(posts.categoryId, a), eq(posts.status, 'published')));
    const [counted] = await site().db.select().from(categories).where(eq(categories.id, a));
    expect(counted?.postCount).toBe(published.length);
  });
});
