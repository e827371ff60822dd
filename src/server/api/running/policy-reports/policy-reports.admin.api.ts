import type { Api } from '#contract/all.endpoints.ts';
import { presentPolicyReport } from '#server/domain/running/policy-reports/policy-reports.presenter.ts';
import type { Services } from '#server/services.ts';

export const policyReportCalls = ({ policyReports }: Pick<Services, 'policyReports'>) =>
  ({
    listPolicyReports: async (_input, caller) => {
      const { days, sums } = await policyReports.list(caller);
      return { days, items: sums.map(presentPolicyReport) };
    },
  }) satisfies Partial<Api>;
