import { DAY } from '#contract/site/durations.ts';

/** Noon: no clock is changed then. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`).getTime();

export const movedDay = (day: string, by: number): string =>
  new Date(noon(day) + by * DAY).toISOString().slice(0, 10);

/** Every day of a period, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const length = Math.round((noon(to) - noon(from)) / DAY) + 1;
  return Array.from({ length }, (_, index) => movedDay(from, index));
}

/** As many days, just before. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const length = daysOf(from, to).length;
  return { from: movedDay(from, -length), to: movedDay(from, -1) };
}
