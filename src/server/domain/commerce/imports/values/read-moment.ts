const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** How far a zone's clocks are ahead at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/** "2026-11-27T00:00-0300", "+01:00", "Z"; without a zone it is the feed's. Undefined where it is no moment. */
export function readMoment(written: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] =
    ISO.exec(written.trim()) ?? [];
  if (year === undefined) return undefined;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const asUtc = new Date(`${local}Z`);
  // 30 February is moved on to March, and is no date.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return undefined;
  if (zone) {
    const said = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
    const moment = new Date(`${local}${said}`);
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  }
  // Twice: the first guess may be on the other side of a change of clocks.
  const guess = asUtc.getTime() - offsetAt(asUtc.getTime(), timeZone);
  return new Date(asUtc.getTime() - offsetAt(guess, timeZone));
}

export interface SalePeriod {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** "start/end"; undefined where one of them is no moment. */
export function readPeriod(written: string, timeZone: string): SalePeriod | undefined {
  const [start = '', end = '', ...more] = written.split('/').map((part) => part.trim());
  const from = start === '' ? undefined : readMoment(start, timeZone);
  const to = end === '' ? undefined : readMoment(end, timeZone);
  const unread =
    (start !== '' && !from) || (end !== '' && !to) || more.length > 0 || (start === '' && end === '');
  return unread ? undefined : { from, to };
}

/** A sale that ends before it begins is none. */
export function isDuring({ from, to }: SalePeriod, now: Date): boolean {
  if (from && to && to < from) return false;
  return (!from || from <= now) && (!to || now < to);
}
