import { describe, expect, test } from 'vitest';
import { momentAt, wallTime, zoneLabel } from './zoned-time.ts';

describe('wall clocks of editions', () => {
  test.each([
    ['America/Sao_Paulo', '2026-11-15T09:30', '2026-11-15T12:30:00.000Z'],
    ['Europe/Rome', '2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    ['Europe/Rome', '2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-15T00:00', '2026-11-14T18:30:00.000Z'],
  ])('in %s %s is %s', (zone, wall, moment) => {
    expect(momentAt(wall, zone)?.toISOString()).toBe(moment);
    expect(wallTime(new Date(moment), zone)).toBe(wall);
  });

  test('of a time shown twice the first is meant', () => {
    expect(momentAt('2026-10-25T02:30', 'Europe/Madrid')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('a time that the clock skips is moved forward', () => {
    expect(momentAt('2026-03-29T02:30', 'Europe/Madrid')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(wallTime(new Date('2026-03-29T01:30:00Z'), 'Europe/Madrid')).toBe('2026-03-29T03:30');
  });

  test.each(['', 'soon', '2026-13-40T99:99'])('"%s" is no time', (wall) => {
    expect(momentAt(wall, 'Europe/Rome')).toBeUndefined();
  });

  test('zones are named by their city and their distance', () => {
    expect(zoneLabel('America/Mexico_City', new Date('2026-11-15T12:00:00Z'), 'pt-BR')).toBe(
      'Mexico City (GMT-6)',
    );
  });
});
