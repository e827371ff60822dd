import { earningFields } from '#contract/commerce/earnings/earning-columns.ts';
import type { EarningsPreview } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import type { Figures } from '#web/admin/ui/figures.ts';

interface PreviewProps {
  preview: EarningsPreview;
  figures: Figures;
}

/** What would be stored, or what stands in its way, row by row. */
export function Preview({ preview, figures }: PreviewProps) {
  const { clicks: words } = useTradeTexts();
  const { rows, tags, from, to, earned, currency, replaced, errorCount } = preview;
  return (
    <div className="flex flex-col gap-4" role="status">
      {errorCount > 0 && <Problems preview={preview} />}
      {rows > 0 && from && to && (
        <p>
          <strong>{words.found(rows, tags.join(', '))}.</strong>{' '}
          {words.foundSum(figures.money(earned, currency), figures.fullDay(from), figures.fullDay(to))}
        </p>
      )}
      {replaced > 0 && <Notice tone="warn">{words.replaces(replaced)}</Notice>}
      {preview.sample.length > 0 && <Sample preview={preview} figures={figures} />}
    </div>
  );
}

function Problems({ preview: { errors, errorCount } }: { preview: EarningsPreview }) {
  const { clicks: words } = useTradeTexts();
  return (
    <Notice tone="danger">
      <p className="font-semibold">{words.problemCount(errorCount)}</p>
      <p>{words.problemsAbout}</p>
      <ul className="problem-list" aria-label={words.problemCount(errorCount)}>
        {errors.map(({ line, field, problem, value }) => (
          <li key={`${line} ${field} ${problem}`}>
            <strong>
              {[line > 0 ? words.line(line) : words.wholeReport, field && words.fields[field]]
                .filter(Boolean)
                .join(', ')}
              :
            </strong>{' '}
            {words.problems[problem](value)}
          </li>
        ))}
      </ul>
      {errorCount > errors.length && <p>{words.moreProblems(errorCount - errors.length)}</p>}
    </Notice>
  );
}

function Sample({ preview: { sample, columns, currency }, figures }: PreviewProps) {
  const { clicks: words } = useTradeTexts();
  const shown = earningFields.filter((field) => columns[field] >= 0);
  const isMoney = (field: string) => field === 'revenue' || field === 'earned';
  const isNumber = (field: string) => isMoney(field) || field.endsWith('Items');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box sample-box" tabIndex={0} aria-label={words.sample}>
      <table className="table">
        <caption className="text-mute px-3 py-2 text-left">{words.sample}</caption>
        <thead>
          <tr>
            {shown.map((field) => (
              <th key={field} scope="col" className={isNumber(field) ? 'end' : undefined}>
                {words.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row) => (
            <tr key={row.line}>
              {shown.map((field) => {
                const value = row[field];
                if (typeof value === 'string') {
                  return <td key={field}>{field === 'day' ? figures.fullDay(value) : value}</td>;
                }
                return (
                  <td key={field} className="end">
                    {isMoney(field) ? figures.money(value, currency) : figures.number(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
