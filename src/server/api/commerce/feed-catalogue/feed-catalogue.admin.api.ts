import type { Api } from '#contract/all.endpoints.ts';
import {
  presentCatalogue,
  presentCatalogueItem,
} from '#server/domain/commerce/feed-catalogue/feed-catalogue.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const catalogueCalls = ({ feedCatalogue }: Pick<Services, 'feedCatalogue'>) =>
  ({
    listCatalogues: async ({ locale }, caller) => ({
      items: (await feedCatalogue.list(caller, locale)).map(presentCatalogue),
    }),
    searchCatalogue: (search, caller) =>
      presentPart(feedCatalogue.search(caller, search), presentCatalogueItem),
    deleteCatalogue: async ({ id }, caller) => {
      await feedCatalogue.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
