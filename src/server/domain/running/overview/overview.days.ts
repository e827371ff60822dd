import { DAY } from '#contract/site/durations.ts';
import type { Locale } from '#contract/site/locales.ts';
import { isoDay } from '#i18n/calendar.ts';

/** So many days in a row, as a calendar writes them; noon, because no clock is changed then. */
export function daysFrom(first: string, length: number): string[] {
  const noon = new Date(`${first}T12:00:00Z`).getTime();
  return Array.from({ length }, (_, index) => new Date(noon + index * DAY).toISOString().slice(0, 10));
}

interface Moments {
  locale: Locale;
  /** Milliseconds. */
  at: number;
  n: number;
}

/** How many fall on each of the days, every edition by its own calendar. */
export function countByDay(days: string[], found: Moments[], zoneOf: (locale: Locale) => string) {
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { locale, at, n } of found) {
    const day = isoDay(new Date(at), zoneOf(locale));
    const known = counts.get(day);
    if (known !== undefined) counts.set(day, known + n);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}
