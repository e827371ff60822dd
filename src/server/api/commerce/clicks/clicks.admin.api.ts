import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

export const adminClickCalls = ({ clickReports, earnings }: Pick<Services, 'clickReports' | 'earnings'>) =>
  ({
    getClickReport: (filter, caller) => clickReports.get(caller, filter),
    exportClickReport: (filter, caller) => clickReports.getTable(caller, filter),
    importEarnings: ({ body }, caller) => earnings.import(caller, body),
  }) satisfies Partial<Api>;
