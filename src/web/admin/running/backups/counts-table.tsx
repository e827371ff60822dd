import type { BackupCounts } from '#contract/running/backups/backups.admin.schemas.ts';
import { countedTables } from '#contract/running/backups/backups.words.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';

/** What a backup holds beside what there is: the difference is what a restore costs, or brings. */
export function CountsTable({ then, now }: { then: BackupCounts; now: BackupCounts }) {
  const { texts, tag } = useUpkeepLanguage();
  const { backups } = texts;
  const format = new Intl.NumberFormat(tag);
  return (
    <div className="table-box">
      <table className="table table-compact">
        <thead>
          <tr>
            <th scope="col">{backups.thing}</th>
            <th scope="col" className="end tight">
              {backups.inBackup}
            </th>
            <th scope="col" className="end tight">
              {backups.now}
            </th>
          </tr>
        </thead>
        <tbody>
          {countedTables.map((table) => (
            <tr key={table}>
              <th scope="row" className="text-start font-normal">
                {backups.things[table]}
              </th>
              <td className="end tight">{format.format(then[table])}</td>
              <td className={`end tight ${then[table] === now[table] ? '' : 'font-semibold'}`}>
                {format.format(now[table])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
