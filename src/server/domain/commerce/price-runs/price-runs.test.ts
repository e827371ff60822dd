import { setTimeout as passing } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { priceRuns } from '#db/schema/commerce/price-runs.ts';
import { everything } from '#test/harness/data/everything.ts';
import { insertOffers, usePriceRuns } from '#test/harness/data/price-runs.ts';
import { engines } from '#test/harness/database.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import * as answers from '#test/harness/servers/creators-answers.ts';

const { item } = answers;
const editor = callerOf('editor');
const br = { locale: 'br', marketplace: 'amazon' } as const;

describe.each(engines)('a price run on %s', { timeout: 120_000 }, (engine) => {
  const prices = usePriceRuns(engine);
  const { clock, newServer, work } = prices;
  /** How often each was asked for, of those that got an answer. */
  const asked = () =>
    Object.values(
      Object.groupBy(
        prices.api().calls.flatMap(({ asins }) => asins),
        String,
      ),
    );

  async function offerAll(count: number) {
    const rows = await insertOffers(prices.db(), count);
    for (const [n, { externalId }] of rows.entries()) {
      const asin = externalId ?? '';
      prices.api().items.set(asin, item(asin, 10 + n));
    }
    return rows;
  }
  const countsOf = async (server: ReturnType<typeof newServer>, id: number) =>
    (await server.get(editor, id)).counts;

  const [OFFERS, OUTAGE] = everything ? [1_000, 60] : [300, 20];
  test(`brings ${OFFERS} offers through refusals and an outage, none twice and none lost`, async () => {
    const rows = await offerAll(OFFERS);
    const server = newServer();
    let calls = 0;
    prices.api().state.always = (response, question) => {
      calls += 1;
      // Every fifth question comes too early; from some time on, nobody is there.
      if (calls % 5 === 0)
        return answers.throttled(calls % 2 ? { 'retry-after': '3' } : {})(response, question);
      if (calls > OUTAGE) return answers.html(503)(response, question);
      const found = question.asins.map((asin) => prices.api().items.get(asin));
      answers.json(200, { itemsResult: { items: found } })(response, question);
    };
    const { id: first } = await server.start(editor, br);
    await work(server);
    const [ended] = await prices.runs();
    expect(ended).toMatchObject({ state: 'stopped', reason: 'unavailable', total: OFFERS });
    const done = (await prices.items(first)).filter(({ outcome }) => outcome === 'changed');
    // Answers are of ten; then three batches that nobody answered.
    const answered = OUTAGE * 0.8 * 10;
    expect(await countsOf(server, first)).toEqual({ changed: answered, left: 30 });
    expect(new Set(done.map(({ offerId }) => offerId)).size).toBe(answered);

    prices.api().state.always = undefined;
    prices.api().calls.length = 0;
    clock.pass(600);
    const { id: second } = await server.start(editor, br);
    await work(server);
    expect((await prices.runs())[1]).toMatchObject({ state: 'done', reason: null, total: OFFERS });
    expect(await countsOf(server, second)).toEqual({ changed: OFFERS - answered, confirmed: answered });
    // What was left came first.
    const left = new Set(
      rows.map(({ id }) => id).filter((id) => !done.some(({ offerId }) => offerId === id)),
    );
    const order = (await prices.items(second)).map(({ offerId }) => left.has(offerId));
    expect(order.lastIndexOf(true)).toBe(OFFERS - answered - 1);
    expect(asked().every((times) => times?.length === 1)).toBe(true);
    const now = await prices.offers();
    expect(now.map(({ price }) => price)).toEqual(rows.map((_, n) => (10 + n) * 100));
    expect(now.every(({ source, fetchedAt }) => source === 'api' && fetchedAt !== null)).toBe(true);
    const gaps = prices
      .api()
      .calls.slice(1)
      .map(({ at }, n) => at - (prices.api().calls[n]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_050);
  });

  test('ends where the day’s questions are used up, and keeps what it has', async () => {
    await offerAll(30);
    const server = newServer();
    let calls = 0;
    prices.api().state.always = (response, question) => {
      calls += 1;
      const items = question.asins.map((asin) => prices.api().items.get(asin));
      if (calls === 1) answers.json(200, { itemsResult: { items } })(response, question);
      else answers.throttled({ 'retry-after': '86400' })(response, question);
    };
    const { id } = await server.start(editor, br);
    const began = clock().getTime();
    await work(server);
    expect((await prices.runs())[0]).toMatchObject({ state: 'stopped', reason: 'throttled', total: 30 });
    expect(await countsOf(server, id)).toEqual({ changed: 10 });
    expect(calls).toBe(6);
    // A day's wait is not waited for.
    expect(clock().getTime() - began).toBeLessThan(6 * 60_000);
  });

  test('that was killed half way is gone on with by the next attempt, and by that alone', async () => {
    await offerAll(50);
    const hanging = Promise.withResolvers<void>();
    let questions = 0;
    const killed = newServer((source) => ({
      ...source,
      async ask(...question) {
        questions += 1;
        if (questions === 3) await hanging.promise;
        return source.ask(...question);
      },
    }));
    const { id } = await killed.start(editor, br);
    const dying = work(killed);
    while (questions < 3) await passing(5);
    expect(await prices.items(id)).toHaveLength(20);
    let isAsked = false;
    const other = newServer((source) => ({
      ...source,
      async ask(...question) {
        // The dead come back in the middle of it, and find that it is no longer theirs.
        hanging.resolve();
        await dying;
        isAsked = true;
        return source.ask(...question);
      },
    }));
    await work(other);
    expect([isAsked, questions]).toEqual([true, 3]);
    expect((await prices.runs())[0]).toMatchObject({ state: 'done', total: 50 });
    expect(await prices.items(id)).toHaveLength(50);
    expect(await countsOf(other, id)).toEqual({ changed: 50 });
    expect((await prices.runs()).length).toBe(1);
  });

  test('is one run, however many ask for it, and asks for nothing twice', async () => {
    await offerAll(40);
    const servers = [newServer(), newServer(), newServer()];
    const started = await Promise.all(servers.map((server) => server.start(editor, br)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    for (const server of servers) await work(server);
    expect(asked().every((times) => times?.length === 1)).toBe(true);
    expect(await countsOf(newServer(), started[0]?.id ?? 0)).toEqual({ changed: 40 });
  });

  test('is let go by a server that stops, and goes on at another one at once', async () => {
    await offerAll(30);
    const stopping = new AbortController();
    const server = newServer((source) => ({
      ...source,
      async ask(...question) {
        const found = await source.ask(...question);
        stopping.abort();
        return found;
      },
    }));
    const { id } = await server.start(editor, br);
    await work(server, stopping.signal);
    expect((await prices.runs())[0]).toMatchObject({ state: 'running', worker: null });
    expect(await prices.items(id)).toHaveLength(10);
    await work(newServer());
    expect((await prices.runs())[0]).toMatchObject({ state: 'done' });
    expect(await prices.items(id)).toHaveLength(30);
  });

  test.each([
    ['not_eligible', answers.notEligible],
    ['wrong_tag', answers.wrongTag],
    ['access_denied', answers.json(403, {})],
  ])('ends with the reason %s at once, and keeps what it has', async (reason, answer) => {
    await offerAll(30);
    const server = newServer();
    const { id } = await server.start(editor, br);
    const good: typeof answer = (response, question) =>
      answers.json(200, {
        itemsResult: { items: question.asins.map((asin) => prices.api().items.get(asin)) },
      })(response, question);
    prices.api().answerNext(good, answer);
    await work(server);
    expect((await prices.runs())[0]).toMatchObject({ state: 'stopped', reason, total: 30 });
    expect(await countsOf(server, id)).toEqual({ changed: 10 });
    expect(prices.api().calls).toHaveLength(2);
  });

  test('answers that make no sense cost their own offers, three in a row the run', async () => {
    await offerAll(60);
    const server = newServer();
    const broken = answers.json(200, '{"items');
    const { id } = await server.start(editor, br);
    prices.api().answerNext(broken);
    await work(server);
    expect((await prices.runs())[0]).toMatchObject({ state: 'done' });
    expect(await countsOf(server, id)).toEqual({ changed: 50, refused: 10 });
    const { id: second } = await server.start(editor, br);
    prices.api().state.always = broken;
    await work(server);
    expect((await prices.runs())[1]).toMatchObject({ state: 'stopped', reason: 'unexpected_answer' });
    expect(await countsOf(server, second)).toEqual({ refused: 30 });
    // Nothing was half written: what is there is what the first run brought.
    expect((await prices.offers()).filter(({ price }) => price !== null)).toHaveLength(50);
  });

  test('that fails for a reason of our own ends with it, and is told', async () => {
    await offerAll(10);
    const server = newServer((source) => ({
      ...source,
      ask: async () => {
        throw new Error('a mistake');
      },
    }));
    await server.start(editor, br);
    await expect(work(server)).rejects.toThrow('a mistake');
    expect((await prices.runs())[0]).toMatchObject({ state: 'stopped', reason: 'failed' });
  });

  test('is forgotten after a month', async () => {
    await offerAll(1);
    const server = newServer();
    await server.start(editor, br);
    await work(server);
    clock.pass(29 * 86_400);
    await server.worker.purge();
    expect(await prices.runs()).toHaveLength(1);
    clock.pass(2 * 86_400);
    await server.worker.purge();
    expect(await prices.runs()).toHaveLength(0);
    expect(await prices.db().select().from(priceRuns).where(eq(priceRuns.locale, 'br'))).toEqual([]);
  });
});
