import { describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('figures for whoever watches, on %s', (engine) => {
  const site = useApp(engine);
  const run = (state: 'done' | 'failed' | 'waiting' | 'running', finishedAt: Date | null) =>
    ({ job: 'prices', edition: 'it', trigger: 'schedule', state, finishedAt }) as const;

  test('tell when each job last went well, what waits, and how old prices are', async () => {
    const { db, clock, services } = site();
    const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);
    await db
      .insert(jobRuns)
      .values([
        ...[run('done', ago(90)), run('done', ago(30)), run('failed', ago(5))],
        ...[run('waiting', null), { ...run('running', null), edition: 'br' as const }],
      ]);
    await db.update(offers).set({ fetchedAt: ago(60), price: 100 });
    const { lastSuccesses, openRuns, priceAges } = await services.figures.read();
    expect(lastSuccesses).toEqual([{ job: 'prices', edition: 'it', at: ago(30) }]);
    expect(new Map(openRuns.map(({ state, n }) => [state, n]))).toEqual(
      new Map([
        ['waiting', 1],
        ['running', 1],
      ]),
    );
    const italian = priceAges.find(({ edition }) => edition === 'it');
    expect(italian).toMatchObject({ newest: 3_600, median: 3_600 });
    expect(italian?.n).toBeGreaterThan(0);
  });

  test('are gathered once for everybody who asks within half a minute', async () => {
    const { clock, db, services } = site();
    clock.pass(60);
    const { openRuns } = await services.figures.read();
    await db.delete(jobRuns);
    expect((await services.figures.read()).openRuns).toEqual(openRuns);
    clock.pass(engineLimits.metrics.figuresKept / 1000);
    expect((await services.figures.read()).openRuns).toEqual([]);
  });

  test('show how the database itself is doing', async () => {
    const { client } = site();
    const before = client.stats();
    await client.query('SELECT nonsense').catch(() => {});
    const { open, idle, refused, unavailable } = client.stats();
    expect([refused - before.refused, unavailable - before.unavailable]).toEqual([1, 0]);
    expect(open).toBeGreaterThan(0);
    expect(idle).toBeLessThanOrEqual(open);
  });
});
