import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ProductBulkResult } from '#contract/commerce/products/products.admin.schemas.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastChange } from '#test/harness/people/actors.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('many products at once on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const create = async (name: string): Promise<number> =>
    (await call('editor', 'POST', '/products', { brand: 'Miaveo', name })).body.id;
  const review = async (productId: number, more: object = {}) => {
    const sound = { verdict: 'Bom.', score: 8, body: document(paragraph('Texto.')) };
    return (await call('editor', 'POST', '/reviews', { productId, locale: 'br', ...sound, ...more })).body;
  };
  const bulk = async (ids: number[], action: string, more: object = {}): Promise<ProductBulkResult> =>
    (await call('editor', 'POST', '/products/bulk', { ids, action, ...more })).body;
  const undo = async (batchId: number): Promise<ProductBulkResult> =>
    (await call('second', 'POST', '/products/bulk/undo', { batchId })).body;
  const reasons = ({ results }: ProductBulkResult) => results.map(({ reason }) => reason);
  const product = async (id: number) => (await call('viewer', 'GET', `/products/${id}`)).body;

  test('are put away and brought back, and it can be undone', async () => {
    const [first, second] = [await create('Fonte'), await create('Torre')];
    const { version } = await product(first);
    const done = await bulk([first, second, first, 999_999], 'archive');
    expect(done.results).toEqual([
      { id: first, done: true, reason: null },
      { id: second, done: true, reason: null },
      { id: 999_999, done: false, reason: 'not_found' },
    ]);
    expect(await product(first)).toMatchObject({ archivedAt: expect.any(String), version: version + 1 });
    expect(reasons(await bulk([first], 'archive'))).toEqual(['unchanged']);
    const lines = await site().db.select().from(auditLog).where(eq(auditLog.batchId, done.batchId));
    expect(lines.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['archived', String(first)],
      ['archived', String(second)],
    ]);
    expect(reasons(await undo(done.batchId))).toEqual([null, null]);
    expect((await product(second)).archivedAt).toBeNull();
    expect(reasons(await bulk([first], 'restore'))).toEqual(['unchanged']);
  });

  test('are left alone by an undoing that comes after somebody else', async () => {
    const [first, second] = [await create('Rato'), await create('Bola')];
    const { batchId } = await bulk([first, second], 'archive');
    const { version } = await product(first);
    await call('second', 'PATCH', `/products/${first}`, { version, name: 'Rato 2' });
    expect(reasons(await undo(batchId))).toEqual(['changed', null]);
    expect((await call('editor', 'POST', '/products/bulk/undo', { batchId: 999_999_999 })).status).toBe(404);
  });

  test('have their reviews of one edition published, those that can be', async () => {
    const [sound, empty, without, shown] = [
      await create('A'),
      await create('B'),
      await create('C'),
      await create('D'),
    ];
    const good = await review(sound);
    await review(empty, { verdict: '' });
    const seen = await review(shown);
    await call('editor', 'POST', `/reviews/${seen.id}/publish`);
    const done = await bulk([sound, empty, without, shown], 'publish', { locale: 'br' });
    expect(reasons(done)).toEqual([null, 'failed_checks', 'no_review', 'unchanged']);
    expect((await product(sound)).editions.br.review).toMatchObject({ id: good.id, status: 'published' });
    expect((await lastChange(site())).tags).toContain(`review:${good.id}`);
    expect(reasons(await undo(done.batchId))).toEqual([null]);
    const after = (await call('viewer', 'GET', `/reviews/${good.id}`)).body;
    expect(after).toMatchObject({ status: 'draft', publishedAt: null, version: good.version + 2 });
    // What was taken back can be taken back.
    expect((await product(shown)).editions.br.review.status).toBe('published');
    const hidden = await bulk([shown], 'unpublish', { locale: 'br' });
    expect((await product(shown)).editions.br.review.status).toBe('draft');
    await undo(hidden.batchId);
    expect((await product(shown)).editions.br.review.status).toBe('published');
  });

  test('need an edition where it is about reviews', async () => {
    const { status, body } = await call('editor', 'POST', '/products/bulk', { ids: [1], action: 'publish' });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(['locale']);
  });
});
