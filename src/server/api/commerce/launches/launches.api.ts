import type { Api } from '#contract/all.endpoints.ts';
import { presentLaunchDay } from '#server/domain/commerce/launches/launches.presenter.ts';
import type { Services } from '#server/services.ts';

export const launchCalls = ({ launches }: Services) =>
  ({
    getLatestLaunchDay: async ({ locale }) => presentLaunchDay(await launches.getLatestDay(locale)),
    getLaunchDay: async ({ locale, date }) => presentLaunchDay(await launches.getDay(locale, date)),
  }) satisfies Partial<Api>;
