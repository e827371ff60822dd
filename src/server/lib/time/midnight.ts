import { HOUR } from '#contract/site/durations.ts';
import { isoDay } from '#i18n/calendar.ts';

const QUARTER = 15 * 60_000;
const next = new Map<string, number>();

/** The moment at which the next day begins in that zone. Offsets are whole quarters of an hour everywhere. */
export function nextMidnight(timeZone: string, now: Date): number {
  const known = next.get(timeZone);
  const time = now.getTime();
  // Asked for by every page: good until it is reached, and clocks of tests may go back.
  if (
    known !== undefined &&
    known > time &&
    known - time <= 25 * HOUR &&
    isoDay(new Date(known - 1), timeZone) === isoDay(now, timeZone)
  )
    return known;
  const today = isoDay(now, timeZone);
  let moment = Math.floor(time / QUARTER) * QUARTER + QUARTER;
  while (isoDay(new Date(moment), timeZone) === today) moment += QUARTER;
  next.set(timeZone, moment);
  return moment;
}
