import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';
import { secrets } from '#db/schema/running/secrets.ts';
import { feedsJob } from '#server/jobs/definitions/feeds.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';
import { createFeedHost } from '#test/harness/servers/feed-host.ts';
import { createTestServices } from '#test/harness/services.ts';

const url = '/api/admin/shop-feeds';
const address = 'https://ana:segredo@feeds.example/datafeed/key-segredo?apikey=segredo';
const usual = { name: 'Loja', locale: 'br', address } as const;

describe.each(oneEngine)('feeds at the desk, on %s', (engine) => {
  const host = createFeedHost();
  const site = useApp(engine, { guardedFetch: host.guardedFetch });
  beforeAll(() => host.start());
  afterAll(() => host.stop());
  beforeEach(async () => {
    await site().db.delete(shopFeeds);
    await site().db.delete(jobRuns);
  });
  const create = async (body: object = usual) => {
    const answer = await as(site(), 'editor')('POST', url, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ShopFeed>();
  };

  test('are for editors to change and for viewers to see', async () => {
    const { id } = await create();
    expect((await as(site(), 'viewer')('GET', url)).statusCode).toBe(200);
    expect((await as(site(), 'author')('GET', url)).statusCode).toBe(403);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
    for (const [method, path] of [
      ['POST', url],
      ['PATCH', `${url}/${id}`],
      ['POST', `${url}/${id}/fetch`],
      ['DELETE', `${url}/${id}`],
    ] as const) {
      const body = method === 'PATCH' ? { paused: true } : path === url ? usual : undefined;
      expect((await as(site(), 'viewer')(method, path, body)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('show a host and never the rest: not to anybody, in no log, in no row as it was typed', async () => {
    const made = await create();
    expect(made).toMatchObject({ host: 'feeds.example', state: 'fetching', everyHours: 24, atHour: 3 });
    await as(site(), 'editor')('PATCH', `${url}/${made.id}`, { address: `${address}2`, atHour: 5 });
    const said: unknown[] = [];
    const context = jobContext({ say: (...line) => void said.push(line) });
    await feedsJob
      .run(site().services, context)
      .catch((error: Error) => said.push(error.message, error.stack));
    const { items } = (await as(site(), 'viewer')('GET', url)).json<{ items: ShopFeed[] }>();
    const bad = await as(site(), 'editor')('POST', url, {
      ...usual,
      name: 'B',
      address: address.replace('https', 'http'),
    });
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({ error: { message: expect.stringContaining('sftp://') } });
    await as(site(), 'editor')('DELETE', `${url}/${made.id}`);
    const everything = [
      made,
      items,
      bad.body,
      said,
      await site().db.select().from(auditLog),
      await site().db.select().from(jobRuns),
      await site().db.select().from(shopFeeds),
    ];
    expect(JSON.stringify(everything)).not.toContain('segredo');
    const log = (await lastAudits(site(), 3)).reverse();
    expect(log.map(({ action, subject, title, details }) => [action, subject, title, details])).toEqual([
      ['created', 'shop_feed', 'Loja', { host: 'feeds.example', everyHours: 24, atHour: 3 }],
      [
        'updated',
        'shop_feed',
        'Loja',
        { atHour: { from: 3, to: 5 }, host: { from: 'feeds.example', to: 'feeds.example' } },
      ],
      ['deleted', 'shop_feed', 'Loja', { host: 'feeds.example' }],
    ]);
  });

  test('have a name of their own, an edition and an address that can be fetched', async () => {
    await create();
    const refused = async (body: object) =>
      (await as(site(), 'editor')('POST', url, { ...usual, ...body })).json();
    expect(await refused({})).toMatchObject({ error: { fields: { name: expect.any(String) } } });
    expect((await refused({ name: 'B', address: 'http://feeds.example/x' })).error.message).toContain(
      'https://',
    );
    expect((await refused({ name: 'B', everyHours: 5 })).error.code).toBe('invalid_input');
    expect((await refused({ name: 'B', atHour: 24 })).error.code).toBe('invalid_input');
  });

  test('wait while they are paused, and are fetched when somebody asks', async () => {
    const { id } = await create();
    const change = async (body: object) =>
      (await as(site(), 'editor')('PATCH', `${url}/${id}`, body)).json<ShopFeed>();
    expect(await change({ paused: true })).toMatchObject({ state: 'paused', nextAt: null });
    expect(await feedsJob.isDue?.(site().services)).toBe(false);
    expect((await as(site(), 'editor')('POST', `${url}/${id}/fetch`)).statusCode).toBe(409);
    expect(await change({ paused: false })).toMatchObject({ state: 'never' });
    expect(await feedsJob.isDue?.(site().services)).toBe(false);
    await site().db.delete(jobRuns);
    expect((await as(site(), 'editor')('POST', `${url}/${id}/fetch`)).statusCode).toBe(200);
    expect(await feedsJob.isDue?.(site().services)).toBe(true);
    expect(await site().db.select({ job: jobRuns.job, askedBy: jobRuns.askedBy }).from(jobRuns)).toEqual([
      { job: 'feeds', askedBy: 'Edu Editor' },
    ]);
  });

  test('whose key is gone say so, and ask nobody', async () => {
    await create();
    const kept = await site().db.select().from(secrets);
    await site().db.delete(secrets);
    try {
      const restarted = createTestServices({ db: site().db, clock: site().clock });
      await expect(feedsJob.run(restarted, jobContext())).rejects.toMatchObject({
        values: { result: 'sealed' },
      });
    } finally {
      await site().db.delete(secrets);
      await site().db.insert(secrets).values(kept);
    }
  });
});
