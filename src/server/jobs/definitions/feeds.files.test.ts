import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import {
  createGuardedTransfer,
  type GuardedTransfer,
} from '#server/lib/guarded-transfer/guarded-transfer.ts';
import { useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { oneEngine } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { as } from '#test/harness/people/actors.ts';
import { fileHost, HOST_NAME, PASSWORD, startFileHost } from '#test/harness/servers/file-host.ts';
import { feedsJob } from './feeds.ts';

const HERE = '127.0.0.1';
const DAY = 86_400;
const url = '/api/admin/shop-feeds';

describe.skipIf(!fileHost).each(oneEngine)('feeds from a host of files', { timeout: 120_000 }, (engine) => {
  let host: Awaited<ReturnType<typeof startFileHost>>;
  const guardedTransfer: GuardedTransfer = (file, request) =>
    createGuardedTransfer({
      resolve: async () => [HERE],
      isAllowed: (address) => address === HERE,
      ports: Object.values(host.ports),
    })(file, request);
  const site = useApp(engine, { guardedTransfer });
  beforeAll(async () => {
    host = await startFileHost();
  });
  afterAll(() => host.close());

  async function feed(): Promise<ShopFeed> {
    const { items } = (await as(site(), 'viewer')('GET', url)).json<{ items: ShopFeed[] }>();
    if (!items[0]) throw new Error('There is no feed.');
    return items[0];
  }
  async function night() {
    site().clock.pass(DAY);
    await feedsJob.run(site().services, jobContext()).catch(() => {});
    return (await feed()).last;
  }
  const give = (change: object, id = '') =>
    as(site(), 'editor')(id === '' ? 'POST' : 'PATCH', `${url}${id}`, change);

  test('come when they are new, from the host that was known, and show no password', async () => {
    host.write('feed.csv', 'id,brand,title,link,price\n1,Marca,Coisa,https://loja.example/p/1,10.00');
    const address = host.addressOf('sftp', 'feed.csv');
    const made = await give({ name: 'Arquivo', locale: 'br', address });
    expect(made.json(), made.body).toMatchObject({
      host: `${HOST_NAME}:${host.ports.sftp}`,
      state: 'fetching',
    });
    expect(await night()).toMatchObject({ result: 'brought', status: null });

    await host.changeKey();
    const { id } = made.json<ShopFeed>();
    // It waits for its first look: asked again, it is wanted once more.
    await as(site(), 'editor')('POST', `/api/admin/imports/${(await feed()).importId}/cancel`, {});
    expect(await night()).toMatchObject({ result: 'other_host', status: null });
    expect((await give({ address }, `/${id}`)).statusCode).toBe(200);
    expect(await night()).toMatchObject({ result: 'brought' });

    const told = JSON.stringify([made.json(), await auditOf(site(), 10)]);
    expect(told).toContain(HOST_NAME);
    expect(told).not.toContain(PASSWORD);
    const refused = await give({
      name: 'Pasta',
      locale: 'br',
      address: `sftp://ana:${PASSWORD}@${HOST_NAME}/`,
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { reason: 'feed_no_file' } }]);
    expect(refused.body).not.toContain(PASSWORD);
  });
});
