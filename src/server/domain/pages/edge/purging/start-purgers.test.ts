import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/lib/time/clock.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { recordChange } from '../../invalidations/record-change.ts';
import { listTargets, resumeTarget } from '../edge-targets.queries.ts';
import { compactTag } from '../tags/compact-tags.ts';
import type { EdgeTarget } from '../targets/target.ts';
import type { EdgeFigures } from './edge-figures.ts';
import { startPurgers } from './start-purgers.ts';

/** Long transactions of other tests on the same server hold the ledger back for as long as they take. */
const patient = { timeout: 60_000 };

describe.each(engines)('purgers on %s', (engine) => {
  const database = useDatabase(engine);
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  function fake(name: string, purge: EdgeTarget['purge']): EdgeTarget {
    const many = { size: 1_000, perSecond: 1_000 };
    const perCall = { names: 500, bytes: 10_000 };
    return {
      kind: 'varnish',
      name,
      perCall,
      allowance: { calls: many, names: many },
      purge,
    };
  }
  async function start(targets: EdgeTarget[]) {
    const { db, client } = database();
    const figures = new Map<string, EdgeFigures>();
    const stop = await startPurgers({
      db,
      client,
      clock: systemClock,
      targets,
      build: 'this one',
      figures,
      onFailure: () => {},
      onTrouble: () => {},
    });
    stops.push(stop);
    return { stop, figures };
  }
  const change = (tag: string) =>
    database().db.transaction((tx) => recordChange(tx, new Date(), 'a change', [tag]));

  test('one that does not answer holds up no other, and of two processes one tells each', async () => {
    const told: string[][] = [[], []];
    const well = (n: number) =>
      fake('varnish well', async ({ names }) => {
        told[n]?.push(...names);
        return { outcome: 'done', detail: '' };
      });
    const silent = fake('varnish silent', (_call, signal) => {
      const waiting = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => waiting.reject(new Error('stopped')));
      return waiting.promise;
    });
    const first = await start([silent, well(0)]);
    await expect.poll(() => told[0], patient).toContain('z');
    const second = await start([well(1)]);
    await change('post:41');
    const name = compactTag('post:41').exact;
    await expect.poll(() => told[0], patient).toContain(name);
    expect(told[1]).toEqual([]);
    expect([...first.figures.keys()].sort()).toEqual(['varnish silent', 'varnish well']);
    expect(second.figures.size).toBe(0);

    // The next one goes on where the first one stopped.
    const place = async () => (await listTargets(database().db, ['varnish well']))[0]?.position ?? null;
    await expect.poll(place, patient).not.toBeNull();
    await first.stop();
    await change('post:42');
    await expect.poll(() => told[1], patient).toContain(compactTag('post:42').exact);
    const rows = await listTargets(database().db, ['varnish silent', 'varnish well']);
    expect(rows.map(({ name: each }) => each)).toEqual(['varnish silent', 'varnish well']);
  }, 300_000);

  test('one that was given up is told again when somebody at the desk says so', async () => {
    const { db } = database();
    let isMended = false;
    const told: string[] = [];
    await start([
      fake('varnish mended', async ({ names }) => {
        if (!isMended) return { outcome: 'refused', detail: '403' };
        told.push(...names);
        return { outcome: 'done', detail: '' };
      }),
    ]);
    const givenUp = async () => (await listTargets(db, ['varnish mended']))[0]?.stoppedAt ?? null;
    await expect.poll(givenUp, patient).not.toBeNull();
    isMended = true;
    expect(await resumeTarget(db, 'varnish mended')).toBe(true);
    await expect.poll(() => told, patient).toContain('z');
    expect(await resumeTarget(db, 'varnish mended')).toBe(false);
  }, 300_000);
});
