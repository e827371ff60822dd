import { DAY, HOUR, MINUTE } from '#contract/site/durations.ts';

const steps: [below: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [7 * DAY, DAY, 'day'],
  [30 * DAY, 7 * DAY, 'week'],
  [365 * DAY, 30 * DAY, 'month'],
  [Number.POSITIVE_INFINITY, 365 * DAY, 'year'],
];

/** "há 5 minutos", "em 2 horas": the largest unit that fits, never a false precision. */
export function relativeMoment(moment: Date, now: Date, tag: string): string {
  const away = moment.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (Math.abs(away) < MINUTE) return format.format(0, 'second');
  const [, size, unit] = steps.find(([below]) => Math.abs(away) < below) ?? steps[0] ?? [0, MINUTE, 'minute'];
  return format.format(Math.trunc(away / size), unit);
}

/** "domingo, 15 de novembro de 2026 às 06:03:12 BRT": nothing left to ask. */
export const exactMoment = (moment: Date, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(moment);

/** "20 de nov. de 2026, 10:00 BRT": by which day and which clock, in as few words as that takes. */
export const shortMoment = (moment: Date, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
