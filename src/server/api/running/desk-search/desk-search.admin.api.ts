import type { Api } from '#contract/all.endpoints.ts';
import { presentDeskFinds } from '#server/domain/running/desk-search/desk-search.presenter.ts';
import type { Services } from '#server/services.ts';

export const deskSearchCalls = ({ deskSearch, editions, clock }: Services) =>
  ({
    findAtDesk: async ({ q, locale }, caller) => {
      const found = await deskSearch.find(caller, q, locale);
      const zones = new Map((await editions.listAll()).map((each) => [each.locale, each.timeZone]));
      const now = clock();
      const items = presentDeskFinds(found, (of) => ({
        locale: of,
        timeZone: zones.get(of) ?? 'UTC',
        now,
      }));
      return { items };
    },
  }) satisfies Partial<Api>;
