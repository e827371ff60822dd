export const sumPeriods = ['month', 'last', 'quarter', 'year'] as const;
export type SumPeriod = (typeof sumPeriods)[number];

export const periodIn = (asked: string | undefined): SumPeriod =>
  sumPeriods.find((each) => each === asked) ?? 'month';

const iso = (date: Date) => date.toISOString().slice(0, 10);
const back = (now: Date, days: number) => iso(new Date(now.getTime() - days * 86_400_000));

/** The days of a period, of which the last may be open. */
export function daysOf(period: SumPeriod, now: Date): { from: string; to?: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (period === 'quarter') return { from: back(now, 89) };
  if (period === 'year') return { from: back(now, 364) };
  if (period === 'month') return { from: iso(new Date(Date.UTC(year, month, 1))) };
  return { from: iso(new Date(Date.UTC(year, month - 1, 1))), to: iso(new Date(Date.UTC(year, month, 0))) };
}
