import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

export const adminClickCalls = ({ clickReports }: Pick<Services, 'clickReports'>) =>
  ({
    getClickReport: (filter, caller) => clickReports.get(caller, filter),
    exportClickReport: (filter, caller) => clickReports.getTable(caller, filter),
  }) satisfies Partial<Api>;
