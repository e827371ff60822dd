import type { Locale } from '#contract/site/locales.ts';
import { calendarDay } from './calendar.ts';
import { monthNames } from './months.ts';

const MONTH = /\{\{\s*(?:month|mes|mês|mese)\s*\}\}/giu;
const YEAR = /\{\{\s*(?:year|ano|año|anno)\s*\}\}/giu;
const ANY = /\{\{\s*(?:month|mes|mês|mese|year|ano|año|anno)\s*\}\}/iu;

export const hasPlaceholder = (text: string): boolean => ANY.test(text);

/** Puts the current month's name and year of the edition's time zone where a title leaves room for them. */
export function resolvePlaceholders(text: string, locale: Locale, timeZone: string, now: Date): string {
  if (!text.includes('{{')) return text;
  const { year, month } = calendarDay(now, timeZone);
  return text.replace(MONTH, monthNames[locale][month - 1] ?? '').replace(YEAR, String(year));
}

/** '2026-11': what a resolved text is true for. */
export function placeholderMonth(timeZone: string, now: Date): string {
  const { year, month } = calendarDay(now, timeZone);
  return `${year}-${String(month).padStart(2, '0')}`;
}
