import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#contract/site/durations.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { createTestClock } from '#test/harness/app.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createLedgerReader } from '../../invalidations/ledger-reader.ts';
import { recordChange } from '../../invalidations/record-change.ts';
import type { EdgeTargetNews } from '../edge-targets.queries.ts';
import { compactTag } from '../tags/compact-tags.ts';
import type { EdgeTarget, PurgeAnswer, PurgeCall } from '../targets/target.ts';
import { noFigures } from './edge-figures.ts';
import { Purger } from './purger.ts';

const never = new AbortController().signal;
const done: PurgeAnswer = { outcome: 'done', detail: '200' };

describe.each(engines)('the purger on %s', (engine) => {
  const database = useDatabase(engine);
  let clock: ReturnType<typeof createTestClock>;
  let calls: PurgeCall[];
  let answers: PurgeAnswer[];
  let row: EdgeTargetNews;
  let troubles: string[];
  let allowance: EdgeTarget['allowance'];
  let figures: ReturnType<typeof noFigures>;
  beforeEach(async () => {
    clock = createTestClock();
    calls = [];
    answers = [];
    troubles = [];
    figures = noFigures();
    const many = { size: 10_000, perSecond: 10_000 };
    allowance = { calls: many, names: many };
    // Whatever else runs on the server keeps its position back: a ledger of its own, and no other test's entries.
    await database().db.delete(invalidations);
    const position = await createLedgerReader(database().db).position();
    row = {
      position,
      caughtUpAt: clock(),
      builtFrom: 'this one',
      failures: 0,
      problem: null,
      failedAt: null,
      stoppedAt: null,
    };
  });

  const start = (build = 'this one') =>
    new Purger({
      target: {
        ...{ kind: 'varnish', name: 'varnish test', allowance },
        perCall: { names: 500, bytes: 10_000 },
        purge: async (call) => {
          const answer = answers.shift() ?? done;
          if (answer.outcome === 'done') calls.push(call);
          return answer;
        },
      },
      // Whole, as a lease hands it over.
      row: {
        ...row,
        position: row.position ?? null,
        caughtUpAt: row.caughtUpAt ?? null,
        builtFrom: row.builtFrom ?? '',
      },
      build,
      ledger: createLedgerReader(database().db),
      clock,
      figures,
      save: async (news) => void Object.assign(row, news),
      onTrouble: ({ outcome, detail }) => void troubles.push(`${outcome}: ${detail}`),
      random: () => 1,
    });
  /** Lets so many seconds pass, as the loop around it does. */
  async function live(purger: Purger, seconds: number): Promise<void> {
    const until = clock().getTime() + seconds * 1_000;
    while (clock().getTime() < until) {
      const ms = await purger.round(never);
      clock.pass(Math.min(ms, until - clock().getTime()) / 1_000);
    }
  }
  const change = (tags: string[], takenDown: string[] = []) =>
    database().db.transaction((tx) => recordChange(tx, clock(), 'a change', tags, { takenDown }));
  const told = (tag: string) => calls.filter(({ names }) => names.includes(compactTag(tag).exact));

  test('another version has everything forgotten once, softly, and the one before when it is back', async () => {
    const callsOf = async (build: string) => {
      calls = [];
      await live(start(build), 6);
      return told('everything').map(({ hard }) => hard);
    };
    expect(await callsOf('the next one')).toEqual([false, false]);
    expect(await callsOf('the next one')).toEqual([]);
    expect(await callsOf('this one')).toEqual([false, false]);
  });

  test('tells what comes together at once, and again two seconds later', async () => {
    const purger = start();
    await live(purger, 1);
    expect(calls).toEqual([]);
    await change(['post:1']);
    await purger.round(never);
    clock.pass(0.1);
    await change(['post:2']);
    await live(purger, 0.5);
    expect(calls).toHaveLength(1);
    expect([told('post:1').length, told('post:2').length]).toEqual([1, 1]);
    await live(purger, 3);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
  });

  test('waits a second at most, however much comes', async () => {
    const purger = start();
    for (let n = 1; n <= 8; n += 1) {
      await change([`post:${n}`]);
      await purger.round(never);
      clock.pass(0.15);
    }
    await purger.round(never);
    expect(told('post:1')).toHaveLength(1);
  });

  test('a cursor moves after the second yes: whoever is killed before repeats, and skips nothing', async () => {
    const first = start();
    await change(['post:7']);
    const before = row.position;
    await live(first, 0.5);
    expect(told('post:7')).toHaveLength(1);
    expect(row.position).toBe(before);
    calls = [];
    const second = start();
    await live(second, 0.5);
    expect(told('post:7')).toHaveLength(1);
    await live(second, 3);
    expect(told('post:7')).toHaveLength(2);
    expect(row.position ?? 0n).toBeGreaterThanOrEqual(before ?? 0n);
    expect(row).toMatchObject({ failures: 0, problem: null, waiting: 0 });
  });

  test('a minute without an answer and two hundred changes: all of them afterwards, in few calls', async () => {
    answers = Array.from({ length: 8 }, () => ({ outcome: 'later', detail: 'no answer' }));
    const purger = start();
    await live(purger, 1);
    for (let n = 1; n <= 200; n += 1) {
      await change([`post:${n}`]);
      if (n % 20 === 0) await live(purger, 6);
    }
    expect(calls).toEqual([]);
    expect(row).toMatchObject({ problem: 'no answer', stoppedAt: null });
    expect(troubles).toEqual(['later: no answer']);
    expect(row.waiting).toBeGreaterThan(0);
    await live(purger, 150);
    for (let n = 1; n <= 200; n += 1) expect(told(`post:${n}`)).toHaveLength(2);
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(row).toMatchObject({ failures: 0, problem: null, waiting: 0 });
  });

  test('pauses grow to a minute, and what a target asks for counts', async () => {
    answers = [{ outcome: 'later', detail: '429', retryAfter: 90_000 }];
    const purger = start();
    await change(['post:1']);
    await live(purger, 89);
    expect([calls.length, figures.calls.later]).toEqual([0, 1]);
    await live(purger, 5);
    expect(told('post:1')).toHaveLength(2);
  });

  test('what waiting cannot mend stops it and is told; the next start tries again', async () => {
    answers = [{ outcome: 'refused', detail: '403 no such key' }];
    const purger = start();
    await change(['post:1']);
    await live(purger, 300);
    expect([calls, troubles]).toEqual([[], ['refused: 403 no such key']]);
    expect(row.stoppedAt).toBeInstanceOf(Date);
    expect(row).toMatchObject({ problem: '403 no such key', failures: 1 });
    await live(start(), 10);
    expect(told('post:1')).toHaveLength(2);
    expect(row).toMatchObject({ problem: null, stoppedAt: null });
  });

  test.each([
    ['a new one', () => ({ position: null, caughtUpAt: null })],
    ['one that the ledger has forgotten', () => ({ caughtUpAt: new Date(clock().getTime() - 7 * DAY) })],
    ['one of another database', () => ({ position: 10n ** 15n })],
  ])('%s is told to forget everything, once', async (_what, other) => {
    Object.assign(row, other());
    const purger = start();
    await live(purger, 10);
    // Of pictures that were taken down meanwhile nobody knows either.
    const everything = [
      { names: ['3'], hard: true },
      { names: ['z'], hard: false },
    ];
    expect(calls).toEqual([...everything, ...everything]);
    await live(purger, 20);
    expect(calls).toHaveLength(4);
    expect(row.position).not.toBeNull();
  });

  test('what was taken down is purged hard, what else changed is not', async () => {
    const purger = start();
    await change(['posts:br'], ['post:7']);
    await live(purger, 0.5);
    expect(told('post:7').map(({ hard }) => hard)).toEqual([true]);
    expect(told('posts:br').map(({ hard }) => hard)).toEqual([false]);
  });

  test('beyond its budget a run is told as its edition’s, and calls wait for their turn', async () => {
    allowance = { calls: { size: 1, perSecond: 0.1 }, names: { size: 100, perSecond: 1 } };
    const purger = start();
    await change([...Array.from({ length: 300 }, (_, n) => `product:${n + 1}`), 'offers:br']);
    await live(purger, 0.5);
    expect(calls).toHaveLength(1);
    expect(told('edition:br')).toHaveLength(1);
    expect(figures.folds).toEqual({ editions: 1, everything: 0 });
    await live(purger, 5);
    expect(calls).toHaveLength(1);
    await live(purger, 10);
    expect(calls).toHaveLength(2);
  });

  test('a clock that is put back by an hour keeps nothing waiting', async () => {
    answers = [{ outcome: 'later', detail: '500' }];
    const purger = start();
    await change(['post:1']);
    await live(purger, 0.5);
    clock.pass(-3_600);
    await live(purger, 5);
    expect(told('post:1')).toHaveLength(2);
  });
});
