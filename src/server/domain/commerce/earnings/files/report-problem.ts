import type { ReportFileProblem } from '#contract/commerce/earnings/earnings.words.ts';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { FeedProblem } from '#server/domain/commerce/imports/formats/feed-caps.ts';

/** Whoever reads a report stops here: nothing of the file is used. */
export class ReportProblem extends Error {
  override readonly name = 'ReportProblem';
  readonly code: ReportFileProblem;

  constructor(code: ReportFileProblem, detail: string = code) {
    super(detail);
    this.code = code;
  }
}

const alike: Partial<Record<FeedProblemCode, ReportFileProblem>> = {
  empty: 'empty',
  damaged: 'damaged',
  too_large: 'too_large',
  too_dense: 'too_dense',
  too_many_rows: 'too_many_rows',
  too_costly: 'too_costly',
  missing: 'missing',
};

/** What the readers of feeds say, in the words of reports; anything else is as it was. */
export const asReportProblem = (error: unknown): unknown =>
  error instanceof FeedProblem
    ? new ReportProblem(alike[error.code] ?? 'not_a_report', error.message)
    : error;
