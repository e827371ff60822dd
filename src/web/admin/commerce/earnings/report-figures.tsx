import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { earningOutcomes } from '#contract/commerce/earnings/earnings.words.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { ReportProblems } from './report-problems.tsx';
import { ReportSums } from './report-sums.tsx';

type Figures = NonNullable<EarningReportDetail['figures']>;

/** Why it waits for somebody's word. */
export function Doubts({ report: { figures: found } }: { report: EarningReportDetail }) {
  const { words, figures } = useEarningTexts();
  return (
    <div className="flex flex-col gap-2">
      {found?.doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {doubt === 'same_file' && found.sameFileAt
            ? words.sameFile(figures.fullDay(found.sameFileAt.slice(0, 10)))
            : words.doubts[doubt]}
        </Notice>
      ))}
    </div>
  );
}

/** What the report comes to: rows, days, sums of the file beside ours, doubts, and rows that are left out. */
export function ReportFigures({ report, figures: found }: { report: EarningReportDetail; figures: Figures }) {
  const { words, figures } = useEarningTexts();
  const outcomes = earningOutcomes.flatMap((each) => {
    const n = found.outcomes[each] ?? 0;
    return n > 0 ? [words.outcomes[each](n)] : [];
  });
  const currency = found.sums[0]?.currency ?? found.leftOutSums[0]?.currency;
  return (
    <div className="flex flex-col gap-4">
      {found.rows > 0 && found.from && found.to ? (
        <p role="status">
          <strong>
            {words.found(
              words.rows(found.rows, figures.number(found.rows)),
              figures.fullDay(found.from),
              figures.fullDay(found.to),
            )}
          </strong>
          {outcomes.length > 0 && `: ${outcomes.join(', ')}`}.{' '}
          {found.replaced > 0 &&
            report.state !== 'done' &&
            words.replaces(found.replaced, figures.number(found.replaced))}
        </p>
      ) : (
        <div role="status">
          <Notice tone="danger">{words.nothing}</Notice>
        </div>
      )}
      {found.tags.length > 0 && (
        <p className="text-mute wrap-anywhere">
          {words.fields.tag}: {found.tags.join(', ')}
        </p>
      )}
      {report.state !== 'done' && <Doubts report={report} />}
      {found.stated && currency && (
        <p>
          {words.stated(
            figures.money(found.stated.total, currency),
            figures.money(found.stated.rows, currency),
          )}
        </p>
      )}
      <ReportSums found={found} stored={report.stored} />
      {found.leftOut > 0 && <ReportProblems found={found} />}
    </div>
  );
}
