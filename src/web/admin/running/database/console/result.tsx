import type { ConsoleAnswer } from '#contract/running/database/database.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { csvOf, saveText, tabbedOf } from './rows-text.ts';

function Problem({ problem }: { problem: NonNullable<ConsoleAnswer['problem']> }) {
  const { database } = useUpkeepLanguage().texts;
  const { code, detail, hint, line, column } = problem;
  return (
    <div role="alert">
      <Notice tone="danger">
        <p className="wrap-anywhere">{database.problems[code](detail)}</p>
        {line !== null && column !== null && <p>{database.problemAt(line, column)}</p>}
        {hint && <p>{database.hint(hint)}</p>}
      </Notice>
    </div>
  );
}

/** What came back: a table that scrolls within itself, or the reason why there is none. */
export function Result({ answer }: { answer: ConsoleAnswer }) {
  const { texts, tag } = useUpkeepLanguage();
  const { database } = texts;
  const { columns, rows, cut, ms, problem } = answer;
  if (problem) return <Problem problem={problem} />;
  const number = new Intl.NumberFormat(tag);
  return (
    <section aria-label={database.result} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="numbers">
          {database.resultRows(rows.length)} {database.took(number.format(ms))}.{' '}
          {cut.map((each) => database.cut[each]).join(' ')}
        </p>
        {rows.length > 0 && (
          <span className="flex flex-wrap gap-2">
            <CopyButton text={tabbedOf(answer)} label={database.copyRows} />
            <Button icon="download" onClick={() => saveText(csvOf(answer), 'consulta.csv')}>
              {database.saveCsv}
            </Button>
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="panel p-4">{database.noRows}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys too
        <section className="console-rows" aria-label={database.rows} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name, and never move
                  <th key={index} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and never move
                <tr key={at}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={index}>
                      <span className="console-cell">{cell ?? <i className="text-mute">NULL</i>}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
