import type { PolicyReport } from '#contract/running/policy-reports/policy-reports.admin.schemas.ts';
import type { PolicyReportSum } from './policy-reports.queries.ts';

export const presentPolicyReport = (row: PolicyReportSum): PolicyReport => ({
  directive: row.directive,
  blocked: row.blocked,
  page: row.page,
  reports: row.reports,
  lastAt: (row.lastAt ?? new Date(0)).toISOString(),
});
