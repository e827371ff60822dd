import { expect, test } from 'vitest';
import { languageTags } from '#contract/site/locales.ts';
import { formatDate, formatDay, formatMoment } from './date-format.ts';

const moment = new Date('2026-11-04T12:05:00Z');

test.each([
  ['br', '04/11/2026, 12:05'],
  ['it', '04/11/2026, 12:05'],
  ['mx', '04/11/2026, 12:05 p.m.'],
  ['es', '04/11/2026, 12:05'],
  ['us', '11/04/2026, 12:05 PM'],
] as const)('a moment in %s has the whole year', (locale, written) => {
  const inWords = formatMoment(moment, languageTags[locale], 'UTC');
  expect(inWords.replace(/[\u00a0\u202f]/g, ' ')).toBe(written);
});

test.each(Object.values(languageTags))('days in %s have the whole year', (language) => {
  expect(formatDate(moment, language, 'UTC')).toMatch(/\b2026\b/);
  expect(formatDay(moment, language, 'UTC')).toMatch(/\b2026\b/);
});

test.each([
  ['br', '1º de maio de 2026', '1º de mai. de 2026'],
  ['it', '1º maggio 2026', '1º mag 2026'],
  ['mx', '1 de mayo de 2026', '1 may 2026'],
  ['es', '1 de mayo de 2026', '1 may 2026'],
  ['us', 'May 1, 2026', 'May 1, 2026'],
] as const)('the first of a month in %s is written as people say it', (locale, long, medium) => {
  const first = new Date('2026-05-01T12:00:00Z');
  expect(formatDate(first, languageTags[locale], 'UTC')).toBe(long);
  expect(formatDay(first, languageTags[locale], 'UTC')).toBe(medium);
  expect(formatDate(new Date('2026-05-11T12:00:00Z'), languageTags[locale], 'UTC')).not.toContain('º');
});
