import { useQuery } from '@tanstack/react-query';
import type { PolicyReport } from '#contract/running/policy-reports/policy-reports.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
import { RelativeTime } from '#web/admin/ui/relative-time.tsx';
import { SettingsSection } from '#web/admin/ui/settings-section.tsx';
import { Skeleton } from '#web/admin/ui/skeleton.tsx';
import { TableError } from '#web/admin/ui/table-states.tsx';
import { describeStopped } from './describe-stopped.ts';

function ReportRow({ report }: { report: PolicyReport }) {
  const { texts, tag } = useLanguage();
  const { kind, from } = describeStopped(report, texts.settings.stopped);
  return (
    <tr>
      <th scope="row" className="text-start font-normal">
        {kind} <span className="text-mute wrap-anywhere">{from}</span>
        <code className="text-mute block text-sm">{report.directive}</code>
      </th>
      <td className="wrap-anywhere">{report.page}</td>
      <td className="end tight">{report.reports.toLocaleString(tag)}</td>
      <td className="tight">
        <RelativeTime moment={report.lastAt} />
      </td>
    </tr>
  );
}

/** What readers' browsers say that the pages' policy has stopped: an attack, or something of ours that is missing there. */
export function PolicyReportsSection() {
  const { settings } = useTexts();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/policy-reports'));
  return (
    <SettingsSection title={settings.policyReports} about={settings.policyReportsAbout}>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.items.length === 0 && <p className="text-mute">{settings.policyReportsNone(data.days)}</p>}
      {data && data.items.length > 0 && (
        <>
          <div className="table-box">
            <table className="table table-compact" aria-label={settings.policyReports}>
              <thead>
                <tr>
                  <th scope="col">{settings.stoppedWhat}</th>
                  <th scope="col">{settings.stoppedWhere}</th>
                  <th scope="col" className="end tight">
                    {settings.stoppedTimes}
                  </th>
                  <th scope="col" className="tight">
                    {settings.stoppedLast}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((report) => (
                  <ReportRow key={`${report.directive} ${report.blocked} ${report.page}`} report={report} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="text-mute text-sm">{settings.policyReportsKept(data.days)}</p>
        </>
      )}
    </SettingsSection>
  );
}
