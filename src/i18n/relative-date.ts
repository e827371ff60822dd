import { daysBetween } from './calendar.ts';
import type { DatesTexts } from './dictionaries/br/dates.ts';

/** Today, yesterday, days under 7, weeks under 30 days, then months of 30 days. */
export function relativeDate(moment: Date, now: Date, timeZone: string, texts: DatesTexts): string {
  const days = daysBetween(moment, now, timeZone);
  if (days <= 0) return texts.today;
  if (days === 1) return texts.yesterday;
  if (days < 7) return texts.daysAgo(days);
  if (days < 30) return texts.weeksAgo(Math.floor(days / 7));
  return texts.monthsAgo(Math.floor(days / 30));
}
