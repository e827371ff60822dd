/** A calendar day as people of one time zone see it. Months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Clocks of all zones strike at quarters of an hour, so a day lasts at least as long; a page asks for dozens of them. */
const QUARTER = 900_000;
const MAX_KNOWN = 2_000;
const known = new Map<string, string>();

/** '2026-11-05': the day of that zone as machines write it. */
export function isoDay(moment: Date, timeZone: string): string {
  const key = `${Math.floor(moment.getTime() / QUARTER)} ${timeZone}`;
  let day = known.get(key);
  if (day === undefined) {
    day = formatterOf(timeZone).format(moment);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, day);
  }
  return day;
}

export function calendarDay(moment: Date, timeZone: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = isoDay(moment, timeZone).split('-').map(Number);
  return { year, month, day };
}

const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / 86_400_000;

/** How many midnights of that zone lie between two moments. */
export const daysBetween = (earlier: Date, later: Date, timeZone: string): number =>
  dayNumber(calendarDay(later, timeZone)) - dayNumber(calendarDay(earlier, timeZone));
