import type { Api } from '#contract/all.endpoints.ts';
import { presentLink, presentLinkSummary } from '#server/domain/writing/links/links.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminLinkCalls = ({ links }: Services) =>
  ({
    listLinks: (search, caller) => presentPart(links.list(caller, search), presentLink),
    getLinkSummary: async ({ locale }, caller) => presentLinkSummary(await links.summarize(caller, locale)),
    changeLink: async ({ id, body }, caller) =>
      presentLink(await links.setExcluded(caller, id, body.excluded)),
    checkLink: async ({ id }, caller) => presentLink(await links.checkNow(caller, id)),
  }) satisfies Partial<Api>;
