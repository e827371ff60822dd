import type { ContentReport } from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

interface Props {
  report: ContentReport;
  /** Nothing is in its way. */
  isFree: boolean;
  /** There is something in it that is not here. */
  isNews: boolean;
}

/** What a file would do here, kind by kind, and what follows from it. */
export function ContentReportView({ report, isFree, isNews }: Props) {
  const { texts, tag } = useUpkeepLanguage();
  const { backups } = texts;
  const nameOf = useEditionNames();
  const format = new Intl.NumberFormat(tag);
  // Only editions and settings ever change: for most files the column would be empty, and a phone has no room for it.
  const changes = report.kinds.some(({ changed }) => changed > 0);
  const heads = [backups.inFile, backups.fresh, ...(changes ? [backups.changes] : [])];
  return (
    <div role="status" className="flex flex-col gap-4">
      <p>
        {backups.fileOf(report.editions.map(nameOf).join(', '))}
        <br />
        <span className="text-mute">
          {backups.fileFrom(report.program)}
          <RelativeTime moment={report.madeAt} />
        </span>
      </p>
      <div className="table-box">
        <table className="table table-compact">
          <thead>
            <tr>
              <th scope="col">{backups.thing}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="end tight">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.kinds.map(({ kind, given, added, changed }) => (
              <tr key={kind}>
                <th scope="row" className="text-start font-normal">
                  {backups.contentThings[kind]}
                </th>
                <td className="end tight">{format.format(given)}</td>
                <td className={`end tight ${added > 0 ? 'font-semibold' : ''}`}>{format.format(added)}</td>
                {changes && (
                  <td className={`end tight ${changed > 0 ? 'font-semibold' : ''}`}>
                    {format.format(changed)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isFree && (
        <Notice tone="danger">
          <p>{backups.clash}</p>
          <ul className="problem-list">
            {report.kinds
              .filter(({ clashes }) => clashes.length > 0)
              .map(({ kind, clashes }) => (
                <li key={kind}>{backups.clashOf(backups.contentThings[kind], clashes.join(', '))}</li>
              ))}
          </ul>
        </Notice>
      )}
      {isFree && <Notice tone="info">{isNews ? backups.importReady : backups.nothingNew}</Notice>}
    </div>
  );
}
