import { describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { createTestClock } from '#test/harness/app.ts';
import { createClickGuard } from './click-guard.ts';

const { perAddress, onceInSeconds } = engineLimits.clicks;

function newGuard() {
  const clock = createTestClock();
  return { clock, guard: createClickGuard(clock) };
}

describe('what counts', () => {
  test('the same from one address once in a while; from another one at once', () => {
    const { clock, guard } = newGuard();
    const click = (address: string, what = 'a') => guard.admits('click', address, what);
    expect([click('1'), click('1'), click('2'), click('1', 'b')]).toEqual([true, false, true, true]);
    clock.pass(onceInSeconds - 1);
    expect(click('1')).toBe(false);
    clock.pass(1);
    expect(click('1')).toBe(true);
  });

  test('so much of one address and no more, clicks and views apart, until its time is over', () => {
    const { clock, guard } = newGuard();
    const admitted = (kind: 'click' | 'view', address: string) =>
      Array.from({ length: 1_000 }, (_, n) => guard.admits(kind, address, `${n}`)).filter(Boolean).length;
    expect(admitted('click', '1')).toBe(perAddress.counted);
    expect(admitted('view', '1')).toBe(perAddress.counted);
    expect(admitted('click', '2')).toBe(perAddress.counted);
    clock.pass(perAddress.windowSeconds);
    expect(admitted('click', '1')).toBe(perAddress.counted);
  });

  test('as much of one address as is said', () => {
    const guard = createClickGuard(createTestClock(), { counted: 5 });
    const admitted = Array.from({ length: 9 }, (_, n) => guard.admits('view', '1', `${n}`));
    expect(admitted.filter(Boolean)).toHaveLength(5);
  });

  test('however many there are, memory has an end', () => {
    const guard = createClickGuard(createTestClock(), { remembered: 100 });
    const click = (n: number) => guard.admits('click', `10.0.${n}`, 'a');
    for (let n = 0; n < 150; n += 1) expect(click(n)).toBe(true);
    expect(guard.size()).toBe(2 * 100);
    // The oldest were forgotten, and the youngest were not.
    expect([click(149), click(49)]).toEqual([false, true]);
  });

  test('the next day nobody is known', () => {
    const { clock, guard } = newGuard();
    clock.moveTo('2026-10-15T23:59:59Z');
    expect(guard.admits('click', '1', 'a')).toBe(true);
    expect(guard.size()).toBe(2);
    clock.moveTo('2026-10-16T00:00:00Z');
    expect(guard.admits('click', '1', 'a')).toBe(true);
    expect(guard.size()).toBe(2);
  });
});
