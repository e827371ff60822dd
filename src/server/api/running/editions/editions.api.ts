import type { Api } from '#contract/all.endpoints.ts';
import { presentEdition, presentLocaleSummary } from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';

export const editionCalls = ({ editions }: Services) =>
  ({
    listAllLocales: async () => (await editions.listAll()).map(presentLocaleSummary),
    listActiveLocales: async () => (await editions.listActive()).map(presentLocaleSummary),
    getEdition: async ({ locale }) => presentEdition(await editions.getEdition(locale)),
  }) satisfies Partial<Api>;
