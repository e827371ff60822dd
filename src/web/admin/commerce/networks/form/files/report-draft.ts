import {
  type EarningState,
  earningStates,
  type NetworkReport,
  type ReportField,
} from '#contract/commerce/networks/network.ts';

/** A report of sales as it is being written down. */
export interface ReportDraft {
  has: boolean;
  columns: Partial<Record<ReportField, string>>;
  /** Their words for each of our states, with commas between them. */
  states: Record<EarningState, string>;
  changes: NetworkReport['changes'];
  dayOrder: NetworkReport['dayOrder'];
  timeZone: string;
  currency: string;
  minorUnits: boolean;
}

export const blankReport = (): ReportDraft => ({
  has: false,
  columns: {},
  states: { pending: '', approved: '', declined: '', paid: '' },
  changes: 'same_id',
  dayOrder: 'year',
  timeZone: '',
  currency: '',
  minorUnits: false,
});

export function reportDraftOf(report: NetworkReport | null): ReportDraft {
  if (!report) return blankReport();
  const wordsFor = (state: EarningState) =>
    Object.entries(report.states)
      .filter(([, ours]) => ours === state)
      .map(([theirs]) => theirs)
      .join(', ');
  return {
    has: true,
    columns: { ...report.fields },
    states: {
      pending: wordsFor('pending'),
      approved: wordsFor('approved'),
      declined: wordsFor('declined'),
      paid: wordsFor('paid'),
    },
    changes: report.changes,
    dayOrder: report.dayOrder,
    timeZone: report.timeZone ?? '',
    currency: report.currency ?? '',
    minorUnits: report.minorUnits ?? false,
  };
}

/** States may have spaces in them: "Payment Completed". */
const statesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

export function reportOf(draft: ReportDraft): NetworkReport | null {
  if (!draft.has) return null;
  const fields = Object.entries(draft.columns)
    .map(([field, column]) => [field, column.trim()])
    .filter(([, column]) => column !== '');
  const currency = draft.currency.trim().toUpperCase();
  return {
    fields: Object.fromEntries(fields),
    states: Object.fromEntries(
      earningStates.flatMap((state) => statesIn(draft.states[state]).map((theirs) => [theirs, state])),
    ),
    changes: draft.changes,
    dayOrder: draft.dayOrder,
    timeZone: draft.timeZone.trim() || null,
    ...(currency && { currency }),
    ...(draft.minorUnits && { minorUnits: true }),
  };
}
