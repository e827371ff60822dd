import type { Api } from '#contract/all.endpoints.ts';
import {
  presentLocaleConfig,
  presentLocaleSummary,
} from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';

export const localeConfigCalls = ({ localeConfigs }: Services) =>
  ({
    listAllLocales: async () => (await localeConfigs.listAll()).map(presentLocaleSummary),
    listActiveLocales: async () => (await localeConfigs.listActive()).map(presentLocaleSummary),
    getLocaleConfig: async ({ locale }) => presentLocaleConfig(await localeConfigs.getLocaleConfig(locale)),
  }) satisfies Partial<Api>;
