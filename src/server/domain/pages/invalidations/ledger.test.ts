import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#contract/site/durations.ts';
import { drizzleOn } from '#db/open.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { findLedgerPosition, listInvalidationsSince } from './invalidations.queries.ts';
import { followLedger, type Ledger, type LedgerEntry } from './ledger.ts';
import { recordChange } from './record-change.ts';

const at = new Date('2026-11-15T12:00:00Z');

describe.each(engines)('the ledger on %s', (engine) => {
  const database = useDatabase(engine);
  const ledgers: Ledger[] = [];
  afterEach(async () => {
    for (const ledger of ledgers.splice(0)) await ledger.stop();
  });

  /**
   * Other tests write on the same server, and what they have not ended holds everybody's place back: until then what was
   * told may be told again. No transaction of theirs is longer than this.
   */
  const passed = async () => {
    const { db } = database();
    const count = async () => (await listInvalidationsSince(db, await findLedgerPosition(db), 0, 1)).length;
    await expect.poll(count, { timeout: 2 * MINUTE }).toBe(0);
  };

  const findLast = async (): Promise<number> =>
    (await listInvalidationsSince(database().db, 0n, 0, 10_000)).at(-1)?.id ?? 0;

  /** Follows it; `quiet` hears of nothing unless it asks. Of what was there before, nothing is noted down. */
  async function follow({ quiet = false } = {}) {
    const { db, client } = database();
    const last = await findLast();
    const news: string[] = [];
    const ledger = await followLedger({
      db,
      client: quiet ? { listen: async () => async () => {} } : client,
      onNews: ({ id, cause }) => void (id > last && news.push(cause)),
      onFailure: () => {},
      every: MINUTE,
    });
    ledgers.push(ledger);
    return { ledger, news };
  }
  const change = (cause: string, ...tags: string[]) =>
    database().db.transaction((tx) => recordChange(tx, at, cause, tags));

  test('tells what comes after it began, once, to whoever listens', async () => {
    const { news } = await follow();
    await change('first', 'post:1');
    await change('second', 'post:2');
    await expect.poll(() => news).toEqual(['first', 'second']);
    await setTimeout(50);
    expect(news).toEqual(['first', 'second']);
  });

  test('has told everything that was written before it was asked to catch up', async () => {
    const { ledger, news } = await follow({ quiet: true });
    for (let n = 1; n <= 20; n++) {
      await change(`change ${n}`, 'post:1');
      await Promise.all([ledger.catchUp(), ledger.catchUp()]);
      expect(news).toHaveLength(n);
    }
  });

  test('a change that was begun first and ended last is told too', async () => {
    const { ledger, news } = await follow({ quiet: true });
    const { db } = database();
    const wait = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    if (engine === 'pglite') written.resolve(); // one connection: nothing can overtake
    const slow =
      engine === 'pglite'
        ? wait.promise.then(() => change('slow', 'post:1'))
        : db.transaction(async (tx) => {
            await recordChange(tx, at, 'slow', ['post:1']);
            written.resolve();
            await wait.promise;
          });
    await written.promise;
    await change('quick', 'post:2');
    await ledger.catchUp();
    expect(news).toEqual(['quick']);
    wait.resolve();
    await slow;
    await ledger.catchUp();
    expect(news).toEqual(['quick', 'slow']);
  });

  test('tells nothing of what was over before it began', { timeout: 3 * MINUTE }, async () => {
    await change('before', 'post:1');
    await passed();
    const told: string[] = [];
    const { db, client } = database();
    const onNews = ({ cause }: LedgerEntry) => void told.push(cause);
    const ledger = await followLedger({ db, client, onNews, onFailure: () => {}, every: MINUTE });
    ledgers.push(ledger);
    await change('after', 'post:1');
    await ledger.catchUp();
    expect(told).toEqual(['after']);
  });

  test('knows what has happened to something since a position, heard or read', {
    timeout: 3 * MINUTE,
  }, async () => {
    const { ledger } = await follow({ quiet: true });
    const before = await ledger.getPosition();
    await change('post 7 changed', 'post:7', 'posts:br');
    expect(await ledger.findChange(before, ['post:7'])).toBe('post 7 changed');
    expect(await ledger.findChange(before, ['post:8'])).toBeUndefined();
    const { count } = ledger.heard;
    expect(ledger.heard.findSince(count, new Set(['post:7']))).toBeUndefined();
    await ledger.catchUp();
    expect(ledger.heard.findSince(count, new Set(['post:7']))).toBe('post 7 changed');
    await passed();
    const after = await ledger.getPosition();
    expect(await ledger.findChange(after, ['post:7'])).toBeUndefined();
    expect(ledger.heard.findSince(ledger.heard.count, new Set(['post:7']))).toBeUndefined();
    expect(await ledger.findChange(after + 1_000_000n, ['post:7'])).toBe('another database');
  });

  test('no page begins beyond what was told', async () => {
    const { db, client } = database();
    /** What is asked of the ledger's rows waits here; where things stand is answered at once. */
    let gate: { reached: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> } | undefined;
    const hold = () => {
      gate = { reached: Promise.withResolvers(), open: Promise.withResolvers() };
      return gate;
    };
    const query = async (text: string, ...rest: []) => {
      const own = text.includes('"invalidations"') ? gate : undefined;
      own?.reached.resolve();
      await own?.open.promise;
      return client.query(text, ...rest);
    };
    const last = await findLast();
    const news: string[] = [];
    const ledger = await followLedger({
      db: drizzleOn({ query } as never),
      client: { listen: async () => async () => {} },
      onNews: ({ cause }) => void news.push(cause),
      onFailure: () => {},
      every: MINUTE,
    });
    ledgers.push(ledger);
    const untoldBelow = async (position: bigint) =>
      (await listInvalidationsSince(db, 0n, last, 10_000))
        .filter(({ xid, cause }) => xid < position && !news.includes(cause))
        .map(({ cause }) => cause);

    await change('first', 'post:1');
    const first = hold();
    const reading = ledger.catchUp();
    await first.reached.promise;
    const early = await untoldBelow(await ledger.getPosition());
    // It is told, and lies beyond where things stood when that was asked.
    await change('second', 'post:2');
    first.open.resolve();
    await reading;
    expect(early).toEqual([]);
    expect(news).toEqual(expect.arrayContaining(['first', 'second']));

    await change('third', 'post:3');
    const third = hold();
    const begun = ledger.getPosition();
    await Promise.race([begun, third.reached.promise]);
    setImmediate(third.open.resolve);
    expect(await untoldBelow(await begun)).toEqual([]);
  });

  test('reads a long list in parts', async () => {
    const { ledger, news } = await follow({ quiet: true });
    const { db } = database();
    await db.transaction(async (tx) => {
      for (let n = 0; n < 1_100; n++) await recordChange(tx, at, `change ${n}`, [`post:${n}`]);
    });
    await ledger.catchUp();
    expect(news).toHaveLength(1_100);
    expect(new Set(news).size).toBe(1_100);
  });
});
