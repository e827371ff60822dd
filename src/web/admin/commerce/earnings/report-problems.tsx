import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';

/** Rows that are left out, each with its line and why. */
export function ReportProblems({ found }: { found: NonNullable<EarningReportDetail['figures']> }) {
  const { words, figures } = useEarningTexts();
  const { problems, leftOut } = found;
  const title = words.problemCount(figures.number(leftOut));
  const shownRows = new Set(problems.map(({ table, line }) => `${table} ${line}`)).size;
  return (
    <Notice tone="warn">
      <p className="font-semibold">{title}</p>
      <ul className="problem-list" aria-label={title}>
        {problems.map(({ table, line, field, problem, value }) => (
          <li key={`${table} ${line} ${field} ${problem}`}>
            <strong>
              {[table, words.line(line), field && words.fields[field]].filter(Boolean).join(', ')}:
            </strong>{' '}
            {words.problems[problem](value)}
          </li>
        ))}
      </ul>
      {leftOut > shownRows && <p>{words.moreProblems}</p>}
    </Notice>
  );
}
