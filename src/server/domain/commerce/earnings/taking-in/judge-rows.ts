import type { EarningOutcome, EarningRowProblem } from '#contract/commerce/earnings/earnings.words.ts';
import type { EarningState } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ReadEarning } from '../reading/reading-facts.ts';
import type { KnownEarning } from './earning-rows.queries.ts';

/** A report that was made earlier says less than is known; the same rule stands in SQL. */
export const isOlderState = (told: EarningState, known: EarningState): boolean =>
  (told === 'pending' && known !== 'pending') || (told === 'approved' && known === 'paid');

export type Verdict = { outcome: EarningOutcome } | { problem: EarningRowProblem };

/** What a row does to what is known of the same thing. */
export function judgeRow(row: ReadEarning, known: KnownEarning | undefined, locale: Locale): Verdict {
  if (!known) return { outcome: 'new' };
  if (known.locale !== locale) {
    const { table, line, id } = row;
    const value = `${id} (${known.locale})`;
    return { problem: { table, line, field: 'id', problem: 'counted_elsewhere', value } };
  }
  if (isOlderState(row.state, known.state)) return { outcome: 'older' };
  const isSame =
    known.state === row.state &&
    known.earned === row.earned &&
    known.revenue === row.revenue &&
    known.currency === row.currency &&
    known.day === row.day;
  return { outcome: isSame ? 'same' : 'changed' };
}
