import type { Api } from '#contract/all.endpoints.ts';
import { presentLink, presentLinkSummary } from '#server/domain/writing/links/links.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminLinkCalls = ({ links }: Services) =>
  ({
    listLinks: async (search, caller) => {
      const { items, nextCursor } = await links.list(caller, search);
      return { items: items.map(presentLink), nextCursor };
    },
    getLinkSummary: async ({ locale }, caller) => presentLinkSummary(await links.summarize(caller, locale)),
    changeLink: async ({ id, body }, caller) =>
      presentLink(await links.setExcluded(caller, id, body.excluded)),
    checkLink: async ({ id }, caller) => presentLink(await links.checkNow(caller, id)),
  }) satisfies Partial<Api>;
