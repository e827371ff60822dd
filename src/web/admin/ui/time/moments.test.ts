import { describe, expect, test } from 'vitest';
import { nextSort, sortDirection } from '../table/sorting.ts';
import { exactMoment, relativeMoment } from './moments.ts';

const now = new Date('2026-11-15T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('relative times', () => {
  test.each([
    [20, 'agora', 'now'],
    [61, 'há 1 minuto', '1 minute ago'],
    [59 * 60, 'há 59 minutos', '59 minutes ago'],
    [3_600, 'há 1 hora', '1 hour ago'],
    [26 * 3_600, 'ontem', 'yesterday'],
    [8 * 86_400, 'semana passada', 'last week'],
    [40 * 86_400, 'mês passado', 'last month'],
    [800 * 86_400, 'há 2 anos', '2 years ago'],
    [-7_300, 'em 2 horas', 'in 2 hours'],
  ])('%i seconds ago', (seconds, portuguese, english) => {
    expect(relativeMoment(secondsAgo(seconds), now, 'pt-BR')).toBe(portuguese);
    expect(relativeMoment(secondsAgo(seconds), now, 'en-US')).toBe(english);
  });

  test('say the exact moment with its zone', () => {
    const text = exactMoment(now, 'pt-BR', 'America/Sao_Paulo');
    expect(text).toContain('domingo, 15 de novembro de 2026');
    expect(text).toMatch(/09:00:00 (BRT|GMT-3)/);
  });
});

describe('sorting by a heading', () => {
  test('goes up, down, and back to the list’s own order', () => {
    expect(nextSort(undefined, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBeNull();
    expect(nextSort('-views', 'name')).toBe('name');
    expect(['name', '-name', 'views'].map((sort) => sortDirection(sort, 'name'))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
  });
});
