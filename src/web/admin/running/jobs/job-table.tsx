import { useState } from 'react';
import type { JobLineFacts, JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { JobCell } from './job-cell.tsx';
import { JobSheet } from './job-sheet.tsx';
import { hasFailed, nameOf, outcomeOf } from './job-words.ts';

const isSame = (a: JobLineFacts, b: JobLineFacts) => a.job === b.job && a.edition === b.edition;

/** A sentence has no room in a cell, and must not wait until somebody asks. */
function Failures({ lines }: { lines: JobLineFacts[] }) {
  const { texts } = useUpkeepLanguage();
  const inEdition = useEditionNames();
  const failed = lines.flatMap((line) =>
    line.lastRun && hasFailed(line.lastRun) && !line.openRun ? [{ line, run: line.lastRun }] : [],
  );
  return failed.map(({ line, run }) => (
    <div key={run.id} className="mb-3">
      <Notice tone="danger">
        <strong>{nameOf(line, texts, inEdition)}:</strong> {outcomeOf(run, texts)}{' '}
        {run.triesAgain && texts.jobs.triesAgain}
      </Notice>
    </div>
  ));
}

interface JobTableProps {
  lines: JobLineFacts[];
  onOpen: (run: JobRun) => void;
}

/** Jobs against editions, failing ones first; one that is everybody's has a cell across all of them. */
export function JobTable({ lines, onOpen }: JobTableProps) {
  const { texts } = useUpkeepLanguage();
  const { jobs } = texts;
  const inEdition = useEditionNames();
  const [shown, show] = useState<JobLineFacts>();
  const [edited, edit] = useState<JobLineFacts>();
  const sheet = shown && lines.find((line) => isSame(line, shown));
  return (
    <section aria-label={jobs.list} className="mb-8">
      <Failures lines={lines} />
      <table className="board job-board" aria-label={jobs.list}>
        <thead className="board-head">
          <tr>
            <th scope="col">{jobs.job}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                <span className="flex items-center gap-1.5">
                  {flagOf(locale, 18)}
                  {inEdition(locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(lines, ({ job }) => job)].map(([job, own]) => (
            <tr key={job} className="board-row">
              <th scope="row" data-tip={jobs.names[job].about}>
                {jobs.names[job].name}
              </th>
              {own.some(({ edition }) => edition === null) ? (
                <td className="board-cell" colSpan={locales.length}>
                  {own.map((line) => (
                    <JobCell key={job} line={line} onShow={() => show(line)} />
                  ))}
                </td>
              ) : (
                locales.map((locale) => {
                  const line = own.find(({ edition }) => edition === locale);
                  return (
                    <td key={locale} className="board-cell">
                      {line && <JobCell line={line} onShow={() => show(line)} />}
                    </td>
                  );
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet && !edited && (
        <JobSheet
          line={sheet}
          name={nameOf(sheet, texts, inEdition)}
          onClose={() => show(undefined)}
          onOpen={(run) => {
            show(undefined);
            onOpen(run);
          }}
          onHours={() => edit(sheet)}
        />
      )}
      {edited && <HoursDialog line={edited} onClose={() => edit(undefined)} />}
    </section>
  );
}
