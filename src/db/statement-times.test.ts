import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StatementTimes } from './statement-times.ts';

const slow = () => setTimeout(12);

describe('slow statements', () => {
  test('are counted by their text, however long their lists are, slowest first', async () => {
    const times = new StatementTimes({ slowFromMs: 10 });
    await times.measure('SELECT 1 WHERE 1 IN ($1, $2, $3)', slow);
    await times.measure('SELECT 1\n  WHERE 1 IN ($1, $2)', slow);
    await times.measure('SELECT quick', async () => {});
    await times.measure('SELECT slower', () => setTimeout(60));
    const listed = times.list(10);
    expect(listed.map(({ sql, calls }) => [sql, calls])).toEqual([
      ['SELECT slower', 1],
      ['SELECT 1 WHERE 1 IN ($1, …)', 2],
    ]);
    expect(listed[1]?.totalMs).toBeGreaterThanOrEqual(listed[1]?.maxMs ?? 0);
    expect(times.list(1)).toHaveLength(1);
  });

  test('are remembered up to a number, and failures as well', async () => {
    const times = new StatementTimes({ slowFromMs: 0, remembered: 2, sqlChars: 8 });
    for (const name of ['a', 'b', 'c']) await times.measure(`SELECT ${name} FROM somewhere`, slow);
    expect(times.list(10)).toHaveLength(2);
    expect(times.list(10)[0]?.sql).toHaveLength(8);
    const failing = times.measure('FAIL', async () => {
      await setTimeout(40);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(times.list(1)[0]?.sql).toBe('FAIL');
  });
});
