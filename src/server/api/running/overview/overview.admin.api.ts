import type { Api } from '#contract/all.endpoints.ts';
import { presentOverview } from '#server/domain/running/overview/overview.presenter.ts';
import { presentMoney } from '#server/domain/running/overview/overview-money.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminOverviewCalls = ({ overview, overviewMoney }: Services) =>
  ({
    getOverview: async ({ locale }, caller) => presentOverview(await overview.get(caller, locale)),
    getOverviewMoney: async ({ locale }, caller) => presentMoney(await overviewMoney.get(caller, locale)),
  }) satisfies Partial<Api>;
