import { describe, expect, test } from 'vitest';
import { countsOf, dayName, monthName, movedDay, shiftDay, weekdayNames, weeksOf } from './month.ts';

describe('a month', () => {
  test('begins on its weekday and ends on its last day', () => {
    const november = weeksOf('2026-11');
    expect(november).toHaveLength(5);
    expect(november[0]?.[0]).toBe('2026-11-01');
    expect(november.at(-1)).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)]);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2026-10')[0]?.filter(Boolean)).toEqual(['2026-10-01', '2026-10-02', '2026-10-03']);
  });

  test('has names in the language of whoever looks', () => {
    expect(monthName('2026-11', 'pt-BR')).toBe('novembro de 2026');
    expect(dayName('2026-11-05', 'en-US')).toBe('November 5');
    expect(weekdayNames('pt-BR').map(({ long }) => long)[0]).toBe('domingo');
    expect(weekdayNames('en-US').map(({ short }) => short)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
  });

  test('goes on from day to day over the ends of months and over changed clocks', () => {
    expect(shiftDay('2026-10-31', 1)).toBe('2026-11-01');
    expect(shiftDay('2026-03-29', 1)).toBe('2026-03-30');
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31');
  });
});

const known = countsOf(
  [
    { date: '2026-11-13', count: 0 },
    { date: '2026-11-14', count: 2 },
    { date: '2026-11-15', count: 1 },
  ],
  [
    { date: '2026-11-15', count: 3 },
    { date: '2026-11-16', count: 0 },
  ],
);

test('a day has what came out on it and what will', () => {
  expect(known.get('2026-11-15')).toEqual({ published: 1, scheduled: 3 });
  expect(known.get('2026-11-14')).toEqual({ published: 2, scheduled: 0 });
});

test.each([
  ['ArrowRight', '2026-11-16'],
  ['ArrowLeft', '2026-11-14'],
  ['ArrowUp', undefined],
  ['ArrowDown', undefined],
  ['Home', undefined],
  ['End', '2026-11-16'],
  ['Enter', undefined],
])('%s leads from Sunday to %s', (key, reached) => {
  expect(movedDay(key, '2026-11-15', known)).toBe(reached);
});
