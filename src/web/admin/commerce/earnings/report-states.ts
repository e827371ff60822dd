import {
  type EarningReportState,
  reportStatesAtWork,
  type StateSum,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const stateTones: Record<EarningReportState, Tone> = {
  uploaded: 'warn',
  waiting_to_check: 'info',
  checking: 'info',
  checked: 'warn',
  waiting_to_apply: 'info',
  applying: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
};

/** A server is at it, or will be: it is asked after. */
export const isUnderWay = (state: EarningReportState): boolean =>
  reportStatesAtWork.some((each) => each === state);

/** What counts: everything but what was declined, each currency by itself. */
export function countedSums(sums: readonly StateSum[]): { currency: string; amount: number }[] {
  const counted = new Map<string, number>();
  for (const { currency, state, amount } of sums)
    counted.set(currency, (counted.get(currency) ?? 0) + (state === 'declined' ? 0 : amount));
  return [...counted].sort().map(([currency, amount]) => ({ currency, amount }));
}

/** The file's own sum, by currency: what comes in and what is left out of it. */
export function fileSums(
  sums: readonly StateSum[],
  leftOut: readonly { currency: string; amount: number }[],
): { currency: string; amount: number }[] {
  const all = new Map<string, number>();
  for (const { currency, amount } of [...sums, ...leftOut])
    all.set(currency, (all.get(currency) ?? 0) + amount);
  return [...all].sort().map(([currency, amount]) => ({ currency, amount }));
}
