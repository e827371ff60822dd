import { beforeAll, describe, expect, test } from 'vitest';
import type {
  RenderedPage,
  RenderedPagesOverview,
  RenderRun,
} from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';

const url = '/api/admin/pre-render';
const address = '/it/sobre';

describe.each(oneEngine)('kept pages at the desk on %s', { timeout: 60_000 }, (engine) => {
  const site = useKeptSite(engine);
  const get = async <T>(path: string) => (await as(site(), 'viewer')('GET', `${url}${path}`)).json<T>();
  const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    as(site(), 'editor')(method as 'POST', `${url}${path}?lang=en`, body);
  beforeAll(async () => {
    await site().ledger.settle();
    await site().store.renew(address, 'a test');
    await site().store.settled();
  });

  test('tell how every edition stands, and what this server has answered', async () => {
    const { editions, since, lifetimes } = await get<RenderedPagesOverview>('');
    expect(editions.map(({ locale }) => locale)).toEqual(['br', 'it', 'mx', 'es', 'us', null]);
    expect(editions[1]).toMatchObject({
      pages: { fresh: 1, stale: 0, failed: 0 },
      bytes: expect.any(Number),
      answers: { memory: 0, disk: 0, render: 0, stale: 0 },
    });
    expect(editions[1]?.bytes).toBeGreaterThan(1_000);
    expect(since).toBe(site().clock().toISOString());
    expect(lifetimes).toContainEqual({ template: 'post', minutes: null });
  });

  test('are listed with why they were rendered', async () => {
    const { items } = await get<{ items: RenderedPage[] }>(`/pages?q=${address}`);
    expect(items).toEqual([
      expect.objectContaining({ path: address, template: 'static', state: 'fresh', cause: 'a test' }),
    ]);
    expect((await get<{ items: unknown[] }>('/pages?state=failed')).items).toEqual([]);
  });

  test('are rendered anew by a run, which is told in the log', async () => {
    const sent = await send('/runs', { scope: 'paths', paths: [address] });
    const run = sent.json<RenderRun>();
    expect(run).toMatchObject({ state: 'waiting', total: 1, startedBy: 'Edu Editor' });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'job',
      title: address,
    });
    await site().services.renderRuns.workOnChosen(new AbortController().signal);
    expect((await get<{ items: RenderRun[] }>('/runs')).items[0]).toMatchObject({ state: 'done', done: 1 });
    expect(await lastChange(site())).toMatchObject({ tags: [`page:${address}`] });
    const bad = [
      {},
      { scope: 'edition' },
      { scope: 'paths', paths: [] },
      { scope: 'paths', paths: ['//x.y'] },
    ];
    for (const body of bad) expect((await send('/runs', body)).statusCode).toBe(400);
  });

  test('are let go of by whoever has seen how many they are', async () => {
    const { matching } = await get<{ matching: number }>('/forget?pattern=/it/*');
    const refused = await send('/forget', { pattern: '/it/*', matching: matching + 1 });
    expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'another_count']);
    expect((await send('/forget', { pattern: '/it/*', matching })).json()).toEqual({ matching });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'deleted',
      subject: 'page',
      title: '/it/*',
    });
    const { items } = await get<{ items: { cause: string; tagCount: number; tags: string[] }[] }>('/ledger');
    expect(items[0]).toMatchObject({ cause: 'pages /it/* forgotten', tagCount: matching });
    expect(items[0]?.tags).toHaveLength(12);
  });

  test('are kept as long as an editor says', async () => {
    const given = { template: 'review', minutes: 30 };
    expect((await send('/lifetimes', given, 'PUT')).json()).toEqual(given);
    expect(await lastChange(site())).toMatchObject({ tags: ['lifetime:review'] });
    expect((await get<RenderedPagesOverview>('')).lifetimes).toContainEqual(given);
    expect((await send('/lifetimes', { template: 'review', minutes: 0 }, 'PUT')).statusCode).toBe(400);
  });

  test('are shown without anything that runs, to the area’s own frames alone', async () => {
    const answer = await as(site(), 'viewer')('GET', `${url}/view?path=${address}&of=kept`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(
      /frame-ancestors 'self'.*; sandbox allow-same-origin$/,
    );
    expect(answer.body).toContain('<!DOCTYPE html>');
    expect(answer.body).not.toContain('<script');
    expect((await as(site(), 'viewer')('GET', `${url}/view?path=/it/nada&of=kept`)).statusCode).toBe(404);
  });
});
