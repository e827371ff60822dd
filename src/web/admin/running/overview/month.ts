import { DAY } from '#contract/site/durations.ts';

/** '2026-11-15' at noon of a clock that is never changed. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);
const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const monthOf = (date: string): string => date.slice(0, 7);
export const shiftDay = (date: string, days: number): string =>
  dateOf(new Date(noonOf(date).getTime() + days * DAY));

/** The weeks of a month, from Sunday to Saturday; undefined where a day is another month's. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = noonOf(`${month}-01`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = first.getUTCDay();
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) => {
    const day = index - lead + 1;
    return day < 1 || day > length ? undefined : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export interface DayCount {
  published: number;
  scheduled: number;
}
type Days = { date: string; count: number }[];

/** Every day that is known of, with what came out on it and what will. */
export function countsOf(published: Days, scheduled: Days): Map<string, DayCount> {
  const counts = new Map<string, DayCount>();
  const of = (date: string) => {
    const known = counts.get(date) ?? { published: 0, scheduled: 0 };
    counts.set(date, known);
    return known;
  };
  for (const { date, count } of published) of(date).published = count;
  for (const { date, count } of scheduled) of(date).scheduled = count;
  return counts;
}

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day, within the days that are known; undefined where it leads nowhere. */
export function movedDay(key: string, date: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const weekday = noonOf(date).getUTCDay();
  const days = key === 'Home' ? -weekday : key === 'End' ? 6 - weekday : moves[key];
  if (!days) return undefined;
  const wanted = shiftDay(date, days);
  if (known.has(wanted)) return wanted;
  const inside = [...known.keys()].sort();
  const edge = days < 0 ? inside[0] : inside.at(-1);
  return key === 'Home' || key === 'End' ? edge : undefined;
}

/** A day in words: "15 de novembro". */
export const dayName = (date: string, tag: string): string =>
  noonOf(date).toLocaleDateString(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
export const monthName = (month: string, tag: string): string =>
  noonOf(`${month}-01`).toLocaleDateString(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The names of the days of a week, short and whole, from Sunday. */
export function weekdayNames(tag: string): { short: string; long: string }[] {
  return weekOfSunday.map((date) => ({
    short: noonOf(date).toLocaleDateString(tag, { weekday: 'narrow', timeZone: 'UTC' }),
    long: noonOf(date).toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' }),
  }));
}
const weekOfSunday = Array.from({ length: 7 }, (_, index) => shiftDay('2026-11-01', index));
