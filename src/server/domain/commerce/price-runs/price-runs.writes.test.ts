import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { editions } from '#db/schema/running/editions.ts';
import { settings } from '#db/schema/running/settings.ts';
import { insertOffers, usePriceRuns } from '#test/harness/data/price-runs.ts';
import { engines } from '#test/harness/database.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import { item } from '#test/harness/servers/creators-answers.ts';

const editor = callerOf('editor');
const br = { locale: 'br', marketplace: 'amazon' } as const;

describe.each(engines)('what a price run writes on %s', { timeout: 60_000 }, (engine) => {
  const prices = usePriceRuns(engine);
  const { clock, newServer, work } = prices;
  const asin = (n: number) => `B0RUN${String(n).padStart(5, '0')}`;
  const sell = (n: number, amount: number, listing: Record<string, unknown> = {}) =>
    prices.api().items.set(asin(n), item(asin(n), amount, listing));
  async function run() {
    const server = newServer();
    const { id } = await server.start(editor, br);
    await work(server);
    return { server, id, items: await prices.items(id), offers: await prices.offers() };
  }

  test('price, availability, moment and source; what cannot be believed stays and grows old', async () => {
    const before = clock();
    await insertOffers(prices.db(), 6, (n) => ({
      ...(n === 5 && { externalId: 'no asin' }),
      price: 1_000,
      availability: 'in_stock',
      fetchedAt: before,
    }));
    clock.pass(3_600);
    sell(0, 12.5);
    sell(1, 10);
    sell(2, 11, { currency: 'USD' });
    sell(3, 11, { availability: { type: 'OUT_OF_STOCK' } });
    const { items, offers: now } = await run();
    const shown = now.map(({ price, availability, fetchedAt }) => [
      price,
      availability,
      fetchedAt !== null && fetchedAt > before,
    ]);
    expect(shown).toEqual([
      [1_250, 'in_stock', true],
      [1_000, 'in_stock', true],
      [1_000, 'in_stock', false],
      [null, 'out_of_stock', true],
      [null, 'unknown', true],
      [1_000, 'in_stock', false],
    ]);
    expect(items.map(({ outcome, reason, previousPrice }) => [outcome, reason, previousPrice])).toEqual([
      ['changed', null, 1_000],
      ['confirmed', null, 1_000],
      ['refused', 'other_currency', 1_000],
      ['no_price', 'out_of_stock', 1_000],
      ['not_found', null, 1_000],
      ['refused', 'no_key', 1_000],
    ]);
    const [change] = await prices.db().select().from(invalidations).orderBy(desc(invalidations.id)).limit(1);
    const products = [0, 1, 3, 4].map((n) => `product:${now[n]?.productId}`);
    expect(change).toMatchObject({ tags: [...products, 'offers:br'], cause: 'prices of amazon in br' });
  });

  test('no history of Amazon’s, and one of shops that allow it', async () => {
    await insertOffers(prices.db(), 1);
    sell(0, 10);
    await run();
    expect(await prices.db().select().from(offerPrices)).toEqual([]);
    const [demo] = await insertOffers(prices.db(), 1, () => ({
      marketplace: 'demo',
      externalId: 'demo-0',
      url: 'https://example.com/a',
      source: 'demo',
      price: 10_000,
      listPrice: 10_000,
    }));
    const server = newServer();
    for (let day = 0; day < 30; day += 1) {
      await server.start(editor, { locale: 'br', marketplace: 'demo' });
      await work(server);
      clock.pass(22 * 3_600);
    }
    const spans = await prices.db().select().from(offerPrices).orderBy(offerPrices.since);
    expect(spans.length).toBeGreaterThan(2);
    expect(spans.length).toBeLessThan(15);
    expect(spans.every(({ offerId, since, until }) => offerId === demo?.id && since <= until)).toBe(true);
    expect(spans.slice(1).every((span, n) => span.price !== spans[n]?.price)).toBe(true);
  });

  test('demo offers are never asked of a real shop, and stay demo offers', async () => {
    await insertOffers(prices.db(), 2, (n) => (n === 0 ? { source: 'demo', price: 5_000 } : {}));
    sell(0, 10);
    sell(1, 10);
    const { items, server } = await run();
    expect([items.length, prices.api().calls.flatMap(({ asins }) => asins)]).toEqual([1, [asin(1)]]);
    await server.start(editor, { locale: 'br', marketplace: 'demo' });
    await work(server);
    const [demo] = await prices.offers();
    expect(demo).toMatchObject({ source: 'demo', price: 5_000, fetchedAt: clock() });
  });

  test('an offer that got another ASIN meanwhile gets no price of the old one', async () => {
    const [offer] = await insertOffers(prices.db(), 1);
    sell(0, 10);
    const server = newServer((source) => ({
      ...source,
      async ask(...question) {
        const found = await source.ask(...question);
        await prices
          .db()
          .update(offers)
          .set({ externalId: 'B0OTHER001' })
          .where(eq(offers.id, offer?.id ?? 0));
        return found;
      },
    }));
    const { id } = await server.start(editor, br);
    await work(server);
    expect((await prices.items(id))[0]).toMatchObject({ outcome: 'left', price: null });
    expect((await prices.offers())[0]?.price).toBeNull();
  });

  test.each([
    ['a hundred times dearer', 1_000, 1_000],
    ['a hundredth', 1_000, 0.1],
  ])('%s is held until somebody has looked at it', async (_what, before, amount) => {
    const fetchedAt = clock();
    await insertOffers(prices.db(), 2, () => ({ price: before, availability: 'in_stock', fetchedAt }));
    sell(0, amount);
    sell(1, amount);
    clock.pass(3_600);
    const { server, items } = await run();
    expect(items.map(({ outcome }) => outcome)).toEqual(['held', 'held']);
    expect((await prices.offers()).map(({ price }) => price)).toEqual([before, before]);
    const held = (await server.held.list(editor, {})).items;
    expect(held).toHaveLength(2);
    const heldAt = clock();
    clock.pass(1_800);
    for (const { item: one } of held) {
      await expect(server.held.decide(callerOf('viewer'), one.id, true)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    const [first, second] = items;
    await server.held.decide(editor, first?.id ?? 0, true);
    await server.held.decide(editor, second?.id ?? 0, false);
    const [accepted, refused] = await prices.offers();
    // Accepting does not make it younger.
    expect(accepted).toMatchObject({ price: amount * 100, fetchedAt: heldAt, source: 'api' });
    expect(refused).toMatchObject({ price: before, fetchedAt });
    expect((await server.held.list(editor, {})).items).toEqual([]);
    await expect(server.held.decide(editor, first?.id ?? 0, true)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await lastAudits({ db: prices.db() }))[0]).toMatchObject({
      action: 'updated',
      subject: 'offer',
      details: { accepted: false, heldPrice: amount * 100 },
    });
  });

  test('a held price is forgotten once the shop says something else', async () => {
    await insertOffers(prices.db(), 1, () => ({ price: 1_000 }));
    sell(0, 1_000);
    const { server, id } = await run();
    await run();
    expect((await server.held.list(editor, { locale: 'br' })).items).toHaveLength(1);
    sell(0, 11);
    await run();
    expect((await server.held.list(editor, {})).items).toEqual([]);
    expect((await prices.items(id))[0]).toMatchObject({ decision: 'superseded' });
  });

  describe('by schedule', () => {
    const dailies = async () =>
      (await prices.runs()).map(
        ({ locale, marketplace, day, slot }) => `${locale} ${marketplace} ${day} ${slot}`,
      );

    test('begins a run of each shop once, by the edition’s own calendar, on one of many servers', async () => {
      await insertOffers(prices.db(), 1);
      await insertOffers(prices.db(), 1, () => ({ locale: 'mx', currency: 'MXN' }));
      const begin = (locale: 'br' | 'mx') =>
        Promise.all([newServer(), newServer()].map(({ worker }) => worker.begin(locale)));
      // Half past midnight in London is nine in the evening of the day before in São Paulo.
      clock.moveTo('2026-10-17T00:30:00Z');
      await begin('br');
      expect(await dailies()).toEqual(['br amazon 2026-10-16 1290']);
      await begin('mx');
      expect(await dailies()).toEqual(['br amazon 2026-10-16 1290', 'mx amazon 2026-10-16 1110']);
      // Another edition's run is another job's.
      await newServer().worker.workOnOpen(new AbortController().signal, { locale: 'mx' });
      expect((await prices.runs()).map(({ state }) => state)).toEqual(['waiting', 'done']);
      await work(newServer());
      await begin('br');
      expect(await dailies()).toHaveLength(2);
      clock.pass(60);
      await begin('br');
      expect((await dailies()).slice(2)).toEqual(['br amazon 2026-10-16 1291']);
    });

    test('does nothing without access, without offers, and for a closed edition', async () => {
      await insertOffers(prices.db(), 1);
      await insertOffers(prices.db(), 1, () => ({ locale: 'es', currency: 'EUR' }));
      await insertOffers(prices.db(), 1, () => ({ locale: 'us', currency: 'USD' }));
      const status = (value: 'inactive' | 'coming_soon') =>
        prices.db().update(editions).set({ status: value }).where(eq(editions.locale, 'us'));
      await status('inactive');
      const server = newServer();
      for (const locale of ['br', 'es', 'us'] as const) await server.worker.begin(locale);
      // Spain has no access: the stored one is another region's.
      expect(await dailies()).toEqual(['br amazon 2026-10-15 540']);
      await expect(server.start(editor, { locale: 'es', marketplace: 'amazon' })).rejects.toMatchObject({
        code: 'conflict',
        reason: 'no_price_access',
      });
      await expect(server.start(editor, { locale: 'br', marketplace: 'shopee' })).rejects.toMatchObject({
        code: 'invalid_input',
      });
      await prices
        .db()
        .delete(settings)
        .where(and(eq(settings.key, 'amazon_na')));
      await work(server);
      // The access went away after it was planned: it says so, and has asked for nothing.
      expect((await prices.runs())[0]).toMatchObject({
        state: 'stopped',
        reason: 'no_credentials',
        total: 1,
      });
      expect(prices.api().calls).toEqual([]);
      await status('coming_soon');
    });
  });
});
