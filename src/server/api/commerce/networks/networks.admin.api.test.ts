import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskNetwork, NetworkList } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { networks } from '#db/schema/commerce/networks.ts';
import { collectSeen } from '#server/domain/pages/invalidations/seen.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/networks';
const [firstExample] = awin.examples;
const lumio: Network = { ...structuredClone(awin), id: 'lumio', name: 'Lumio' };

describe.each(oneEngine)('networks at the desk on %s', (engine) => {
  const site = useApp(engine);
  const owner = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'owner')(...call);
  const list = async (): Promise<NetworkList> => (await as(site(), 'viewer')('GET', url)).json();
  const item = async (id: string) => (await list()).items.find(({ definition }) => definition.id === id);

  beforeEach(async () => {
    await site().db.delete(networks);
  });

  test('those of the program are there, each as it is', async () => {
    const { items, unreadable } = await list();
    expect(items.map(({ definition }) => definition)).toEqual(readyMade);
    expect(new Set(items.map(({ origin }) => origin))).toEqual(new Set(['ready']));
    expect(unreadable).toEqual([]);
  });

  test('an owner adds one, changes it and takes it away; all of it is written down', async () => {
    const made = await owner('POST', url, lumio);
    expect(made.json()).toEqual({
      origin: 'own',
      definition: lumio,
      updatedAt: site().clock().toISOString(),
      usedBy: [],
    });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'network',
      subjectId: 'lumio',
      title: 'Lumio',
    });
    expect((await lastChange(site())).tags).toEqual(['networks']);
    expect(await site().services.networks.get('lumio')).toEqual(lumio);

    const { updatedAt } = made.json<DeskNetwork>();
    const price = { ...lumio.price, maxAgeHours: 12 };
    const changed = await owner('PUT', `${url}/lumio?seen=${updatedAt}`, {
      ...lumio,
      price,
      note: 'Em dobro',
    });
    expect(changed.json().definition).toMatchObject({ price, note: 'Em dobro' });
    expect((await lastAudits(site()))[0]?.details).toEqual({
      price: { from: lumio.price, to: price },
      note: { from: null, to: 'Em dobro' },
    });

    expect((await owner('DELETE', `${url}/lumio`)).json()).toEqual({ deleted: true });
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'deleted', title: 'Lumio' });
    expect(await item('lumio')).toBeUndefined();
    expect((await owner('DELETE', `${url}/lumio`)).statusCode).toBe(404);
  });

  test('one of the program’s is replaced in its place, and comes back', async () => {
    const at = (await list()).items.findIndex(({ definition }) => definition.id === 'awin');
    const other = { ...awin, name: 'Awin, a nossa' };
    expect((await owner('PUT', `${url}/awin`, other)).json()).toMatchObject({ origin: 'changed' });
    expect((await list()).items[at]).toMatchObject({ origin: 'changed', definition: { name: other.name } });
    expect((await site().services.networks.get('awin'))?.name).toBe(other.name);
    await owner('DELETE', `${url}/awin`);
    expect((await list()).items[at]).toMatchObject({ origin: 'ready', definition: { name: 'Awin' } });
  });

  test('an id that is somebody else’s, or none, is refused', async () => {
    await owner('POST', url, lumio);
    for (const [id, sentence] of [
      ['lumio', 'Already taken. Choose another.'],
      ['awin', 'Already taken. Choose another.'],
      ['new', 'This address belongs to the site itself. Choose another one.'],
      ['Lúmio!', 'This value does not work here.'],
    ]) {
      const answer = await owner('POST', `${url}?lang=en`, { ...lumio, id });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { id: sentence }]);
    }
    expect((await owner('PUT', `${url}/lumio`, { ...lumio, id: 'lumia' })).statusCode).toBe(400);
    expect((await owner('PUT', `${url}/nobody`, { ...lumio, id: 'nobody' })).statusCode).toBe(404);
  });

  test('what does not make its own examples is refused, each fault at its place', async () => {
    const link = { kind: 'template', template: 'https://t.example/?x=1' };
    const wrong = await owner('POST', `${url}?lang=en`, { ...lumio, link });
    expect(wrong.json().error.fields).toEqual({ 'link.template': 'This value does not work here.' });
    const examples = [{ ...firstExample, link: 'https://elsewhere.example/' }];
    const other = await owner('POST', `${url}?lang=en`, { ...lumio, examples });
    expect(Object.keys(other.json().error.fields)).toEqual(['examples.0.link']);
    expect(await item('lumio')).toBeUndefined();
  });

  test('a colleague’s newer version is not written over', async () => {
    const { updatedAt } = (await owner('POST', url, lumio)).json<DeskNetwork>();
    expect((await owner('PUT', `${url}/lumio`, lumio)).statusCode).toBe(409);
    const stale = '2020-01-01T00:00:00.000Z';
    expect((await owner('PUT', `${url}/lumio?seen=${stale}`, lumio)).statusCode).toBe(409);
    expect((await owner('PUT', `${url}/awin?seen=${stale}`, awin)).statusCode).toBe(409);
    const before = await lastChange(site());
    expect((await owner('PUT', `${url}/lumio?seen=${updatedAt}`, lumio)).statusCode).toBe(200);
    expect((await lastChange(site())).id).toBe(before.id);
  });

  test('only owners write', async () => {
    const editor = as(site(), 'editor');
    expect((await editor('POST', url, lumio)).statusCode).toBe(403);
    expect((await editor('PUT', `${url}/awin`, awin)).statusCode).toBe(403);
    expect((await editor('DELETE', `${url}/awin`)).statusCode).toBe(403);
    expect((await as(site(), 'author')('GET', url)).statusCode).toBe(403);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });

  test('what was written down for another version makes no link, and can be replaced or taken away', async () => {
    const definition = { ...awin, link: { kind: 'magic' } } as unknown as Network;
    await site().db.insert(networks).values({ key: 'awin', definition });
    expect(await list()).toMatchObject({ unreadable: ['awin'] });
    expect(await site().services.networks.get('awin')).toEqual(awin);
    expect((await owner('PUT', `${url}/awin`, { ...awin, name: 'Awin 2' })).statusCode).toBe(200);
    expect(await item('awin')).toMatchObject({ origin: 'changed', definition: { name: 'Awin 2' } });
    expect((await list()).unreadable).toEqual([]);
  });

  test('a page that asks for them is made anew when one changes', async () => {
    const { seen } = await collectSeen(() => site().services.networks.list());
    expect([...seen.tags]).toEqual(['networks']);
  });
});
