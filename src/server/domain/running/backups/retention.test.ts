import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BackupReason, BackupState } from '#contract/running/backups/backups.words.ts';
import { pickOutdated } from './retention.ts';

const DAY = 86_400_000;
const now = new Date('2026-10-15T12:00:00Z');
let made = 0;
const backup = (daysAgo: number, more: { reason?: BackupReason; state?: BackupState } = {}) => {
  made += 1;
  const createdAt = new Date(now.getTime() - daysAgo * DAY);
  return {
    id: made,
    createdAt,
    restoreState: null,
    rehearsalState: null,
    reason: 'schedule' as BackupReason,
    state: 'ready' as BackupState,
    ...more,
  };
};
const agesKept = (rows: ReturnType<typeof backup>[]) => {
  const gone = new Set(pickOutdated(rows, now));
  return rows.filter((row) => !gone.has(row)).map((row) => (now.getTime() - row.createdAt.getTime()) / DAY);
};

describe('which backups are kept', () => {
  test('of nightly ones, seven days and the newest of four weeks', () => {
    const nights = Array.from({ length: 60 }, (_, night) => backup(night + 0.4));
    // 15 October 2026 is a Thursday: weeks end on Sundays, four, eleven and eighteen days ago.
    expect(agesKept(nights)).toEqual([0.4, 1.4, 2.4, 3.4, 4.4, 5.4, 6.4, 11.4, 18.4]);
  });

  test('two of one day count as one', () => {
    expect(agesKept([backup(1.1), backup(1.2), backup(2)])).toEqual([1.1, 2]);
  });

  test('what somebody asked for stays; what was kept before a restore, a month', () => {
    expect(agesKept([backup(400, { reason: 'person' }), backup(1)])).toEqual([400, 1]);
    const safety = (days: number) => backup(days, { reason: 'before_restore' });
    expect(agesKept([backup(1), safety(29), safety(31)])).toEqual([1, 29]);
  });

  test('what failed is told for a week', () => {
    expect(agesKept([backup(1), backup(6, { state: 'failed' }), backup(8, { state: 'failed' })])).toEqual([
      1, 6,
    ]);
  });

  test('one that is being restored or rehearsed stays, however old', () => {
    const nights = Array.from({ length: 20 }, (_, night) => backup(night));
    const old = { ...backup(90), restoreState: 'running' as const };
    expect(pickOutdated([...nights, old], now)).not.toContain(old);
  });

  test('the newest that can be restored is never among those that go', () => {
    const age = fc.double({ min: 0, max: 900, noNaN: true });
    const reason = fc.constantFrom<BackupReason>('schedule', 'person', 'before_restore');
    const state = fc.constantFrom<BackupState>('waiting', 'running', 'ready', 'failed');
    fc.assert(
      fc.property(fc.array(fc.tuple(age, reason, state), { minLength: 1, maxLength: 40 }), (given) => {
        const rows = given.map(([days, why, how]) => backup(days, { reason: why, state: how }));
        const gone = new Set(pickOutdated(rows, now));
        const ready = rows.filter((row) => row.state === 'ready');
        const newest = ready.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
        expect(newest && gone.has(newest)).toBeFalsy();
        // Asked again, nothing more goes.
        expect(
          pickOutdated(
            rows.filter((row) => !gone.has(row)),
            now,
          ),
        ).toEqual([]);
      }),
    );
  });
});
