import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StatementTimes } from './statement-times.ts';

// A clock of its own: on a busy machine a pause of 12 ms may well be the longer of two.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const lasting = (ms: number) => async () => {
  vi.advanceTimersByTime(ms);
};

describe('slow statements', () => {
  test('are counted by their text, however long their lists are, slowest first', async () => {
    const times = new StatementTimes({ slowFromMs: 10 });
    await times.measure('SELECT 1 WHERE 1 IN ($1, $2, $3)', lasting(12));
    await times.measure('SELECT 1\n  WHERE 1 IN ($1, $2)', lasting(10));
    await times.measure('SELECT quick', lasting(9));
    await times.measure('SELECT slower', lasting(60));
    expect(times.list(10)).toEqual([
      { sql: 'SELECT slower', calls: 1, totalMs: 60, maxMs: 60 },
      { sql: 'SELECT 1 WHERE 1 IN ($1, …)', calls: 2, totalMs: 22, maxMs: 12 },
    ]);
    expect(times.list(1)).toHaveLength(1);
  });

  test('are remembered up to a number, the slowest, and failures as well', async () => {
    const times = new StatementTimes({ slowFromMs: 0, remembered: 2, sqlChars: 8 });
    for (const ms of [30, 10, 20]) await times.measure(`SELECT ${ms} FROM somewhere`, lasting(ms));
    expect(times.list(10).map(({ maxMs }) => maxMs)).toEqual([30, 20]);
    expect(times.list(10)[0]?.sql).toHaveLength(8);
    const failing = times.measure('FAIL', async () => {
      vi.advanceTimersByTime(40);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(times.list(1)[0]?.sql).toBe('FAIL');
  });
});
