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
