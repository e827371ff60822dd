import { describe, expect, test } from 'vitest';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('merges of products on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const product = async (name: string): Promise<number> =>
    (await call('editor', 'POST', '/products', { brand: 'Aurora', name })).body.id;

  test('are told, made, listed from both sides and undone by editors', async () => {
    const [stays, goes] = [await product('Panela'), await product('Panela velha')];
    const merge = (person: 'viewer' | 'editor', body: object) =>
      call(person, 'POST', `/products/${stays}/merge`, body);
    expect((await merge('viewer', { with: goes })).status).toBe(403);
    expect((await merge('editor', { with: 999_999 })).body.error.fields).toHaveProperty('with');
    expect((await merge('editor', { with: goes, dryRun: true })).body).toMatchObject({ mergeId: null });
    const { body } = await merge('editor', { with: goes });
    expect(await lastAudits(site())).toMatchObject([
      { action: 'replaced', subject: 'product', title: 'Aurora Panela velha → Aurora Panela' },
    ]);
    const listed = async (id: number) => (await call('viewer', 'GET', `/products/${id}/merges`)).body.items;
    expect(await listed(stays)).toMatchObject([
      { id: body.mergeId, kind: 'merge', isTarget: true, by: 'Edu', other: { name: 'Aurora Panela velha' } },
    ]);
    expect(await listed(goes)).toMatchObject([{ isTarget: false, other: { id: stays } }]);
    const undo = (person: 'viewer' | 'editor') =>
      call(person, 'POST', `/product-merges/${body.mergeId}/undo`);
    expect((await undo('viewer')).status).toBe(403);
    expect((await undo('editor')).body).toEqual({ undone: true });
    expect(await lastAudits(site())).toMatchObject([{ action: 'undone', subject: 'product' }]);
    const again = await undo('editor');
    expect([again.status, again.body.error.message]).toEqual([409, expect.stringMatching(/undone/)]);
    expect((await listed(stays))[0].undoneAt).not.toBeNull();
  });

  test('of two that both have a review in one edition say what to do', async () => {
    const [stays, goes] = [await product('Chaleira'), await product('Chaleira velha')];
    for (const productId of [stays, goes])
      await call('editor', 'POST', '/reviews', { productId, locale: 'br' });
    const { status, body } = await call('editor', 'POST', `/products/${stays}/merge`, { with: goes });
    expect([status, body.error.message]).toEqual([409, expect.stringMatching(/Delete one of them/)]);
  });

  test('a split takes offers of the product alone', async () => {
    const id = await product('Abajur');
    const offer = { productId: id, locale: 'br', externalId: 'B0ABAJUR01' };
    const { body: made } = await call('editor', 'POST', '/offers', offer);
    const split = (offerIds: number[]) =>
      call('editor', 'POST', `/products/${id}/split`, { offerIds, brand: 'Aurora', name: 'Outro' });
    expect((await split([])).status).toBe(400);
    expect((await split([made.id + 999])).body.error.fields).toHaveProperty('offerIds');
    const { body } = await split([made.id]);
    const fresh = (await call('viewer', 'GET', `/products/${body.productId}`)).body;
    expect(fresh.editions.br.offers).toMatchObject([{ id: made.id }]);
  });
});
