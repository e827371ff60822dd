import { DAY, MINUTE } from '#contract/site/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format;
}

/** "2026-11-15T09:30": what a clock on the wall of that zone shows, as an input wants it. */
export const wallTime = (moment: Date, timeZone: string): string =>
  formatOf(timeZone).format(moment).replace(' ', 'T');

const asIfUtc = (wall: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;

/**
 * The moment at which that wall clock shows this. A time that a clock change skips is moved forward by as much;
 * of one that it shows twice, the first is meant.
 */
export function momentAt(wall: string, timeZone: string): Date | undefined {
  const wanted = asIfUtc(wall);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (time: number) =>
    asIfUtc(wallTime(new Date(time), timeZone)) - Math.floor(time / MINUTE) * MINUTE;
  const candidates = [offsetAt(wanted - DAY), offsetAt(wanted + DAY)].map((offset) => wanted - offset);
  const exact = candidates.filter((time) => asIfUtc(wallTime(new Date(time), timeZone)) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** "GMT-3" for the zone at that moment: people know their city, and check the number. */
export function zoneLabel(timeZone: string, moment: Date, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} (${offset})`;
}
