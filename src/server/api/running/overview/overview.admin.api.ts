import type { Api } from '#contract/all.endpoints.ts';
import { presentOverview } from '#server/domain/running/overview/overview.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminOverviewCalls = ({ overview, overviewMoney }: Services) =>
  ({
    getOverview: async ({ locale }, caller) => presentOverview(await overview.get(caller, locale)),
    getOverviewMoney: ({ locale }, caller) => overviewMoney.get(caller, locale),
  }) satisfies Partial<Api>;
