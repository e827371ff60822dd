import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { dates as br } from './dictionaries/br/dates.ts';
import { loadDictionary } from './load-dictionary.ts';
import { relativeDate } from './relative-date.ts';

const NOW = new Date('2026-06-15T15:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('relativeDate', () => {
  test.each([
    [0, 'hoje'],
    [1, 'ontem'],
    [2, 'há 2 dias'],
    [6, 'há 6 dias'],
    [7, 'há 1 semana'],
    [13, 'há 1 semana'],
    [14, 'há 2 semanas'],
    [29, 'há 4 semanas'],
    [30, 'há 1 mês'],
    [59, 'há 1 mês'],
    [60, 'há 2 meses'],
    [364, 'há 12 meses'],
  ])('%i days ago', (days, text) => {
    expect(relativeDate(ago(days), NOW, 'America/Sao_Paulo', br)).toBe(text);
  });

  test('a date ahead reads as today', () => {
    expect(relativeDate(ago(-1), NOW, 'America/Sao_Paulo', br)).toBe('hoje');
    expect(relativeDate(ago(-400), NOW, 'America/Sao_Paulo', br)).toBe('hoje');
  });

  test("yesterday begins at the edition's midnight", () => {
    const lateEvening = new Date('2026-06-15T02:30:00Z');
    expect(relativeDate(lateEvening, NOW, 'America/Sao_Paulo', br)).toBe('ontem');
    expect(relativeDate(lateEvening, NOW, 'Europe/Rome', br)).toBe('hoje');
    expect(relativeDate(lateEvening, new Date('2026-06-15T02:59:59Z'), 'America/Sao_Paulo', br)).toBe('hoje');
    expect(relativeDate(lateEvening, new Date('2026-06-15T03:00:00Z'), 'America/Sao_Paulo', br)).toBe(
      'ontem',
    );
  });

  test('the days on which clocks change count like any other', () => {
    const since = (moment: string, now: string) =>
      relativeDate(new Date(moment), new Date(now), 'Europe/Rome', br);
    // 23 hours, then 25 hours, from noon to noon.
    expect(since('2026-03-28T11:00:00Z', '2026-03-29T10:00:00Z')).toBe('ontem');
    expect(since('2026-10-24T10:00:00Z', '2026-10-25T11:00:00Z')).toBe('ontem');
    // A week with a short day in it holds 167 hours.
    expect(since('2026-03-23T11:00:00Z', '2026-03-30T10:00:00Z')).toBe('há 1 semana');
  });

  test.each(locales)('%s tells one week and one month from several', async (locale) => {
    const { dates } = await loadDictionary(locale);
    const texts = [0, 1, 2, 7, 14, 30, 60].map((days) => relativeDate(ago(days), NOW, 'UTC', dates));
    expect(new Set(texts).size).toBe(texts.length);
    const [, , , week = '', weeks = '', month = '', months = ''] = texts;
    expect(weeks.replace('2', '1')).not.toBe(week);
    expect(months.replace('2', '1')).not.toBe(month);
  });
});
