import { describe, expect, test } from 'vitest';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';
import { createTestClock } from '#test/harness/app.ts';
import { oneEngine, useDatabase } from '#test/harness/database.ts';
import { watchTargets } from './told-watch.ts';

describe.each(oneEngine)('whether every cache is told, on %s', (engine) => {
  const database = useDatabase(engine);

  test('it is as long as all of them were told within a minute, and none was given up', async () => {
    const { db } = database();
    const clock = createTestClock();
    const watch = watchTargets({ db, clock, targets: ['varnish a', 'fastly b'] });
    const isTold = async () => {
      await watch.look();
      return watch.isTold(clock().getTime());
    };
    expect(watch.isTold(clock().getTime())).toBe(false);
    expect(await isTold()).toBe(false);
    await db.insert(edgeTargets).values({ name: 'varnish a', caughtUpAt: clock() });
    expect(await isTold()).toBe(false);
    await db.insert(edgeTargets).values({ name: 'fastly b', caughtUpAt: clock() });
    // One that nobody has named any more says nothing.
    await db.insert(edgeTargets).values({ name: 'bunny old', stoppedAt: clock() });
    expect(await isTold()).toBe(true);
    clock.pass(59);
    expect(await isTold()).toBe(true);
    clock.pass(2);
    expect(await isTold()).toBe(false);
    await db.update(edgeTargets).set({ caughtUpAt: clock() });
    expect(await isTold()).toBe(true);
    await db.update(edgeTargets).set({ stoppedAt: clock() });
    expect(await isTold()).toBe(false);
  });

  test('what was seen long ago says nothing', async () => {
    const { db } = database();
    const clock = createTestClock();
    await db.delete(edgeTargets);
    await db.insert(edgeTargets).values({ name: 'varnish a', caughtUpAt: clock() });
    const watch = watchTargets({ db, clock, targets: ['varnish a'] });
    await watch.look();
    expect(watch.isTold(clock().getTime())).toBe(true);
    clock.pass(120);
    expect(watch.isTold(clock().getTime())).toBe(false);
  });
});
