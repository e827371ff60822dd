import { describe, expect, test } from 'vitest';
import { calendarDay, daysBetween, isoDay } from './calendar.ts';

const at = (iso: string) => new Date(iso);

describe('calendarDay', () => {
  test.each([
    ['America/Sao_Paulo', '2026-03-01T02:59:59Z', { year: 2026, month: 2, day: 28 }],
    ['America/Sao_Paulo', '2026-03-01T03:00:00Z', { year: 2026, month: 3, day: 1 }],
    ['Europe/Rome', '2025-12-31T22:59:59Z', { year: 2025, month: 12, day: 31 }],
    ['Europe/Rome', '2025-12-31T23:00:00Z', { year: 2026, month: 1, day: 1 }],
    ['America/Mexico_City', '2026-01-01T05:59:59Z', { year: 2025, month: 12, day: 31 }],
    ['America/Mexico_City', '2026-01-01T06:00:00Z', { year: 2026, month: 1, day: 1 }],
    ['Europe/Madrid', '2026-07-14T21:59:59Z', { year: 2026, month: 7, day: 14 }],
    ['Europe/Madrid', '2026-07-14T22:00:00Z', { year: 2026, month: 7, day: 15 }],
    ['America/New_York', '2028-02-29T04:59:59Z', { year: 2028, month: 2, day: 28 }],
    ['America/New_York', '2028-02-29T05:00:00Z', { year: 2028, month: 2, day: 29 }],
  ])('in %s, %s', (timeZone, moment, day) => {
    expect(calendarDay(at(moment), timeZone)).toEqual(day);
  });

  test('one moment is two days in two zones, whichever was asked first', () => {
    const moment = at('2026-05-10T01:00:00Z');
    expect(calendarDay(moment, 'Europe/Rome').day).toBe(10);
    expect(calendarDay(moment, 'America/New_York').day).toBe(9);
    expect(calendarDay(moment, 'Europe/Rome').day).toBe(10);
  });
});

test('isoDay writes the day of the zone as machines do', () => {
  expect(isoDay(at('2026-03-01T02:59:59Z'), 'America/Sao_Paulo')).toBe('2026-02-28');
  expect(isoDay(at('2026-03-01T02:59:59Z'), 'Europe/Rome')).toBe('2026-03-01');
});

describe('daysBetween', () => {
  test('counts midnights, not spans of 24 hours', () => {
    const zone = 'Europe/Rome';
    expect(daysBetween(at('2026-01-10T22:59:00Z'), at('2026-01-10T23:01:00Z'), zone)).toBe(1);
    expect(daysBetween(at('2026-01-09T23:01:00Z'), at('2026-01-10T22:59:00Z'), zone)).toBe(0);
  });

  test.each([
    ['the short day', 'Europe/Rome', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 2],
    ['within the short day', 'Europe/Rome', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', 0],
    ['the long day', 'Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 0],
    ['the end of the long day', 'Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z', 1],
    ['the short day', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 1],
  ])('over %s in %s', (_what, zone, earlier, later, days) => {
    expect(daysBetween(at(earlier), at(later), zone)).toBe(days);
  });

  test('is negative for what lies ahead', () => {
    expect(daysBetween(at('2026-01-03T12:00:00Z'), at('2026-01-01T12:00:00Z'), 'UTC')).toBe(-2);
  });
});
