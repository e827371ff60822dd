import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { mappingOfFeed } from '#contract/commerce/networks/files/feed-columns.ts';
import { rakuten } from '#contract/commerce/networks/ready-made/rakuten.ts';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { importMappings, imports } from '#db/schema/commerce/imports.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';
import { feedsJob } from '#server/jobs/definitions/feeds.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { oneEngine } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { as } from '#test/harness/people/actors.ts';
import { createFeedHost } from '#test/harness/servers/feed-host.ts';

/** As Rakuten writes them: without names, with a title and a trailer. */
function rakutenFile(price: string, ...numbers: number[]): string {
  const row = (n: number) => {
    const cells = Array.from({ length: 38 }, () => '');
    const put = (place: number, text: string) => {
      cells[place - 1] = text;
    };
    put(1, String(900_000 + n));
    put(2, `Chaleira ${n}`);
    put(3, `K-${n}`);
    put(6, `https://loja.example/p/${n}`);
    put(14, price);
    put(17, 'Lume');
    put(23, 'in-stock');
    put(24, eanOf(n));
    put(26, 'BRL');
    return cells.join('|');
  };
  return ['HDR|40001|Loja, de Exemplos|11/18/2026 03:02:32', ...numbers.map(row), `TRL|${numbers.length}`]
    .map((line) => `${line}\r\n`)
    .join('');
}
/** The same without anything that tells. */
const bareFile = (...numbers: number[]) => rakutenFile('59.90', ...numbers).replace(/^(HDR|TRL).*\r\n/gm, '');

const awinFile = (link: string) =>
  `aw_deep_link,product_name,merchant_product_id,search_price,currency\n${link},Chaleira,K-1,59.90,BRL\n`;

describe.each(oneEngine)('files of networks, on %s', { timeout: 60_000 }, (engine) => {
  const host = createFeedHost();
  const site = useApp(engine, { guardedFetch: host.guardedFetch, feedHosts: ['loja.example'] });
  const steps = importSteps(site);
  const { feed } = rakuten;
  if (!feed) throw new Error('Rakuten has files.');
  const mapping = { ...shopMapping, ...mappingOfFeed(rakuten, feed), createProducts: true };
  beforeAll(() => Promise.all([host.start(), steps.nameShop()]));
  afterAll(() => host.stop());
  beforeEach(async () => {
    for (const table of [shopFeeds, imports, importMappings]) await site().db.delete(table);
  });
  const send = async (file: string) => (await steps.send(file)).json<ImportDetail>();
  const readAs = (id: number, network: string | null) =>
    steps.call('editor', 'POST', `/${id}/reading`, { network });

  test('one without names is known by its first line, and comes in by its places', async () => {
    const file = rakutenFile('59.90', 1, 2);
    const made = await send(file);
    expect(made).toMatchObject({ network: 'rakuten', delimiter: '|' });
    expect(made.columns).toContain('#14');
    expect(made.sample.map((row) => row['#2'])).toEqual(['Chaleira 1', 'Chaleira 2']);
    const checked = await steps.check(file, mapping);
    expect(checked).toMatchObject({ state: 'checked', total: 2, counts: { new: 2 } });
    const done = await steps.apply(checked.id);
    expect(done).toMatchObject({ state: 'done', counts: { new: 2 } });
  });

  test('where nothing tells, somebody says it, and takes it back', async () => {
    const made = await send(bareFile(3, 4));
    expect(made.network).toBeNull();
    const read = await readAs(made.id, 'rakuten');
    expect(read.statusCode, read.body).toBe(200);
    expect(read.json()).toMatchObject({ network: 'rakuten', state: 'uploaded', mapping: null });
    expect(read.json<ImportDetail>().sample).toHaveLength(2);
    // A mapping of another reading would look for columns that are not there.
    const own = { feed: 'Loja', mapping: { ...mapping, network: null } };
    expect((await steps.call('editor', 'POST', `/${made.id}/check`, own)).statusCode).toBe(400);
    expect((await readAs(made.id, null)).json()).toMatchObject({ network: null, columns: made.columns });
  });

  test('one with names is known by where its links lead over, and by nothing less', async () => {
    const ours = 'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Floja.example%2Fp';
    expect((await send(awinFile(ours))).network).toBe('awin');
    expect((await send(awinFile('https://loja.example/p'))).network).toBeNull();
    expect((await send('id,title,link,price\n1,Chaleira,https://loja.example/p,5.00\n')).network).toBeNull();
  });

  test('what is not that network’s, or no network’s, is refused and stays as it was', async () => {
    const made = await send('id,title,link,price\n1,Chaleira,https://loja.example/p,5.00\n');
    const wrong = await readAs(made.id, 'awin');
    expect(wrong.json()).toMatchObject({ error: { message: expect.stringContaining('Choose another') } });
    expect((await readAs(made.id, 'nobody')).statusCode).toBe(400);
    expect((await readAs(made.id, 'magalu')).statusCode).toBe(400);
    expect((await steps.call('viewer', 'POST', `/${made.id}/reading`, { network: null })).statusCode).toBe(
      403,
    );
    expect(await steps.get(made.id)).toMatchObject({ network: null, columns: made.columns });
  });

  test('a feed of a network comes by itself, and waits again once another one is chosen', async () => {
    const url = '/api/admin/shop-feeds';
    const feedNow = async () =>
      (await as(site(), 'viewer')('GET', url)).json<{ items: ShopFeed[] }>().items[0] as ShopFeed;
    const night = async (body?: string) => {
      if (body) {
        site().clock.pass(86_400);
        Object.assign(host.answer, { status: 200, body, headers: {} });
      }
      await feedsJob.run(site().services, jobContext());
      await steps.work();
    };
    site().clock.moveTo(demoNow);
    const body = { name: 'Rede', locale: 'br', address: host.addressOf('/feed'), network: 'rakuten' };
    Object.assign(host.answer, { status: 200, body: bareFile(5, 6), headers: {} });
    expect((await as(site(), 'editor')('POST', url, { ...body, network: 'nobody' })).statusCode).toBe(400);
    expect((await as(site(), 'editor')('POST', url, body)).statusCode).toBe(200);
    await night();
    const { id, importId } = await feedNow();
    expect(await steps.get(importId ?? 0)).toMatchObject({ network: 'rakuten', state: 'uploaded' });
    await steps.call('editor', 'POST', `/${importId}/check`, { feed: 'Rede', mapping });
    await steps.work();
    await steps.apply(importId ?? 0);
    await night(bareFile(5, 6).replaceAll('59.90', '58.90'));
    const second = (await feedNow()).importId ?? 0;
    expect(await steps.get(second)).toMatchObject({ state: 'done', network: 'rakuten' });
    const changed = await as(site(), 'editor')('PATCH', `${url}/${id}`, { network: null });
    expect(changed.json()).toMatchObject({ network: null });
    await night(rakutenFile('57.90', 5, 6));
    expect(await feedNow()).toMatchObject({ state: 'first_look' });
  });
});
