import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from '#i18n/calendar.ts';
import { nextMidnight } from './midnight.ts';

test.each([
  ['America/Sao_Paulo', '2026-11-15T12:00:00Z', '2026-11-16T03:00:00Z'],
  ['Europe/Rome', '2026-11-15T23:30:00Z', '2026-11-16T23:00:00Z'],
  ['Europe/Madrid', '2026-10-24T23:00:00Z', '2026-10-25T23:00:00Z'],
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['America/Mexico_City', '2026-11-15T05:59:59.999Z', '2026-11-15T06:00:00Z'],
])('in %s, from %s, the day ends at %s', (zone, now, end) => {
  expect(new Date(nextMidnight(zone, new Date(now))).toISOString()).toBe(new Date(end).toISOString());
});

test('it is the first moment of another day, whatever the moment and the zone', () => {
  const zones = [
    'America/Sao_Paulo',
    'Europe/Rome',
    'America/Mexico_City',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ];
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, now) => {
      const end = nextMidnight(zone, now);
      expect(end).toBeGreaterThan(now.getTime());
      expect(isoDay(new Date(end - 1), zone)).toBe(isoDay(now, zone));
      expect(isoDay(new Date(end), zone)).not.toBe(isoDay(now, zone));
    }),
  );
});
