import { describe, expect, test } from 'vitest';
import { againAfter, nextFetch } from './feed-schedule.ts';

const next = async (given: Parameters<typeof nextFetch>[0], zone: string, from: string) =>
  (await nextFetch(given, zone, new Date(from))).toISOString();

describe('when a feed comes', () => {
  test('once a day at its hour of the edition’s clock, also where clocks are changed', async () => {
    const nightly = { everyHours: 24, atHour: 3 } as const;
    expect(await next(nightly, 'America/Sao_Paulo', '2026-11-18T12:00:00Z')).toBe('2026-11-19T06:00:00.000Z');
    expect(await next(nightly, 'Europe/Rome', '2026-10-24T12:00:00Z')).toBe('2026-10-25T02:00:00.000Z');
    expect(await next(nightly, 'Europe/Rome', '2026-10-25T02:00:00Z')).toBe('2026-10-26T02:00:00.000Z');
    expect(await next(nightly, 'Europe/Rome', '2026-10-23T12:00:00Z')).toBe('2026-10-24T01:00:00.000Z');
  });

  test('or so many hours after the last time', async () => {
    expect(await next({ everyHours: 6, atHour: 3 }, 'Europe/Rome', '2026-11-18T12:30:00Z')).toBe(
      '2026-11-18T18:30:00.000Z',
    );
  });

  test('after failures soon, then later, and never later than its next hour', () => {
    const from = new Date('2026-11-18T12:00:00Z');
    const regular = new Date('2026-11-18T15:00:00Z');
    const again = [1, 2, 3, 4, 9].map((failures) => againAfter(failures, from, regular).toISOString());
    expect(again).toEqual([
      '2026-11-18T12:15:00.000Z',
      '2026-11-18T13:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
    ]);
  });
});
