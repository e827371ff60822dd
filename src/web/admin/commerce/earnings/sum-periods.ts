export const sumPeriods = ['month', 'last', 'quarter', 'year'] as const;
export type SumPeriod = (typeof sumPeriods)[number];

export const periodIn = (asked: string | undefined): SumPeriod =>
  sumPeriods.find((each) => each === asked) ?? 'month';

const iso = (date: Date) => date.toISOString().slice(0, 10);
const back = (now: Date, days: number) => iso(new Date(now.getTime() - days * 86_400_000));

const dayIn = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
};

interface Days {
  from: string;
  to?: string;
}

/** Days that the address names, or a period by its name. */
export function chosenDays(params: URLSearchParams, now: Date): Days & { period: SumPeriod | 'chosen' } {
  const [from, to] = [dayIn(params, 'from'), dayIn(params, 'to')];
  if (from) return { period: 'chosen', from, ...(to && { to }) };
  const period = periodIn(params.get('period') ?? undefined);
  return { period, ...daysOf(period, now) };
}

/** The days of a period, of which the last may be open. */
export function daysOf(period: SumPeriod, now: Date): Days {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (period === 'quarter') return { from: back(now, 89) };
  if (period === 'year') return { from: back(now, 364) };
  if (period === 'month') return { from: iso(new Date(Date.UTC(year, month, 1))) };
  return { from: iso(new Date(Date.UTC(year, month - 1, 1))), to: iso(new Date(Date.UTC(year, month, 0))) };
}
