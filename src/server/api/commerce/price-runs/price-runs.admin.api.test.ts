import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  HeldPrice,
  PriceRun,
  PriceRunItem,
  PriceSourceLine,
} from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { priceRuns } from '#db/schema/commerce/price-runs.ts';
import { useApp } from '#test/harness/app.ts';
import { goodCredentials } from '#test/harness/data/amazon-prices.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/price-runs';

describe.each(engines)('price runs at the desk on %s', (engine) => {
  const site = useApp(engine);
  const viewer = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'viewer')(...call);
  const start = (body: object, role: 'viewer' | 'editor' = 'editor') =>
    as(site(), role)('POST', `${url}?lang=en`, body);
  const work = () => site().services.priceRuns.worker.workOnOpen(new AbortController().signal);
  const demo = { locale: 'br', marketplace: 'demo' };
  beforeEach(async () => {
    await site().db.delete(priceRuns);
  });

  test('say of each edition and shop whether it can be asked, and what has come of it', async () => {
    const lines = async () =>
      (await viewer('GET', '/api/admin/price-sources')).json<{ items: PriceSourceLine[] }>().items;
    const all = await lines();
    expect(all).toHaveLength(10);
    expect(all[0]).toEqual({
      locale: 'br',
      marketplace: 'amazon',
      shopName: 'Amazon',
      obstacle: 'no_credentials',
      offers: 0,
      priced: 0,
      lastRun: null,
    });
    expect(all[1]).toMatchObject({ marketplace: 'demo', obstacle: null, offers: 24, priced: 24 });
    const { id } = (await start(demo)).json<PriceRun>();
    expect((await lines())[1]?.lastRun).toMatchObject({ id, state: 'waiting' });
    site().clock.pass(24 * 3_600);
    expect((await lines())[1]).toMatchObject({ offers: 24, priced: 0 });
    await work();
    expect((await lines())[1]).toMatchObject({ priced: 24, lastRun: { state: 'done' } });
  });

  test('are started by editors, told in the log, and listed with what they did', async () => {
    expect((await start(demo, 'viewer')).statusCode).toBe(403);
    const started = (await start(demo)).json<PriceRun>();
    expect(started).toMatchObject({
      ...demo,
      trigger: 'manual',
      startedBy: 'Edu Editor',
      state: 'waiting',
      total: 24,
    });
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'created', subject: 'job', locale: 'br' });
    expect((await start(demo)).json<PriceRun>().id).toBe(started.id);
    site().clock.pass(60);
    await work();
    const { tags } = await lastChange(site());
    expect(tags.filter((tag) => tag.startsWith('product:'))).toHaveLength(24);
    const done = (await viewer('GET', `${url}/${started.id}`)).json<PriceRun>();
    expect(done).toMatchObject({ state: 'done', reason: null, finishedAt: site().clock().toISOString() });
    expect((done.counts.confirmed ?? 0) + (done.counts.changed ?? 0)).toBe(24);
    await start({ ...demo, locale: 'it' });
    const list = async (query: string) =>
      (await viewer('GET', `${url}?${query}`)).json<{ items: PriceRun[] }>().items;
    expect((await list('')).map(({ locale }) => locale)).toEqual(['it', 'br']);
    expect(await list('locale=br')).toEqual([done]);
    expect((await list('state=waiting')).map(({ locale }) => locale)).toEqual(['it']);
    expect(await list('marketplace=amazon')).toEqual([]);
    expect((await viewer('GET', `${url}?state=nonsense`)).statusCode).toBe(400);
    expect((await viewer('GET', `${url}/999999`)).statusCode).toBe(404);
  });

  test('report product by product', async () => {
    const { id } = (await start(demo)).json<PriceRun>();
    await work();
    const items = async (query = '') =>
      (await viewer('GET', `${url}/${id}/items?${query}`)).json<{ items: PriceRunItem[] }>().items;
    const all = await items();
    expect(all).toHaveLength(24);
    expect(all[0]).toMatchObject({ product: { brand: expect.any(String) }, currency: 'BRL', locale: 'br' });
    const confirmed = await items('outcome=confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed).toEqual(all.filter(({ outcome }) => outcome === 'confirmed'));
    expect((await viewer('GET', `${url}/999999/items`)).statusCode).toBe(404);
  });

  test('hold what jumps, for an editor to accept or to refuse', async () => {
    await site().db.update(offers).set({ price: 10 }).where(eq(offers.externalId, 'demo-1'));
    await start(demo);
    await work();
    const held = async () =>
      (await viewer('GET', '/api/admin/held-prices?locale=br')).json<{ items: HeldPrice[] }>().items;
    const [one] = await held();
    expect(one).toMatchObject({ outcome: 'held', reason: 'jump', previousPrice: 10, currentPrice: 10 });
    expect((await viewer('GET', '/api/admin/held-prices?locale=it')).json().items).toEqual([]);
    const decide = (role: 'viewer' | 'editor') =>
      as(site(), role)('POST', `/api/admin/held-prices/${one?.id}`, { accept: true });
    expect((await decide('viewer')).statusCode).toBe(403);
    expect((await decide('editor')).json()).toEqual({ decided: true });
    expect(await held()).toEqual([]);
    expect((await decide('editor')).statusCode).toBe(404);
    const [offer] = await site()
      .db.select()
      .from(offers)
      .where(eq(offers.id, one?.offerId ?? 0));
    expect(offer).toMatchObject({ price: one?.price, source: 'demo' });
  });

  test('need an access, and say so; a stored one is never shown again', async () => {
    const owner = as(site(), 'owner');
    const amazon = { locale: 'it', marketplace: 'amazon' };
    const refused = await start(amazon);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      'This shop cannot be asked in this edition yet: the access or the affiliate tag is missing.',
    ]);
    expect((await start({ locale: 'br', marketplace: 'other' })).statusCode).toBe(400);
    const setting = '/api/admin/settings/amazon_eu';
    for (const value of ['x', goodCredentials, '3.2 short short', `${goodCredentials} more`]) {
      expect((await owner('PATCH', setting, { value })).statusCode, value).toBe(400);
    }
    const access = goodCredentials.replace('3.1', ' v3.2 ');
    const stored = await owner('PATCH', setting, { value: access });
    expect(stored.json()).toMatchObject({ key: 'amazon_eu', value: null, secret: true, isSet: true });
    const all = await as(site(), 'owner')('GET', '/api/admin/settings');
    expect(all.body).not.toContain('amzn1');
    expect(JSON.stringify(await lastAudits(site()))).not.toContain('amzn1');
    expect((await start(amazon)).statusCode).toBe(200);
    expect((await as(site(), 'editor')('PATCH', setting, { value: null })).statusCode).toBe(403);
    await owner('PATCH', setting, { value: null });
  });

  test('are listed in parts that neither skip nor repeat', async () => {
    const at = site().clock();
    const rows = Array.from({ length: 120 }, (_, n) => ({
      ...({
        locale: 'mx',
        marketplace: 'demo',
        trigger: 'manual',
        day: '2026-10-15',
        state: 'done',
      } as const),
      finishedAt: at,
      createdAt: new Date(at.getTime() + (n % 7)),
    }));
    await site().db.insert(priceRuns).values(rows);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: PriceRun[]; nextCursor: string | null } = (
        await viewer('GET', `${url}${cursor && `?cursor=${cursor}`}`)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});
