import type { Api } from '#contract/all.endpoints.ts';
import { presentFailingLink } from '#server/domain/writing/links/failing/failing-links.presenter.ts';
import { presentLink, presentLinkSummary } from '#server/domain/writing/links/links.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminLinkCalls = ({ links, failingLinks }: Services) =>
  ({
    listLinks: (search, caller) => presentPart(links.list(caller, search), presentLink),
    getLinkSummary: async ({ locale }, caller) => presentLinkSummary(await links.summarize(caller, locale)),
    changeLink: async ({ id, body }, caller) =>
      presentLink(await links.setExcluded(caller, id, body.excluded)),
    listFailingLinks: async ({ locale }, caller) => {
      const { items, more } = await failingLinks.list(caller, locale);
      return { items: items.map(presentFailingLink), more };
    },
    replaceFailingLink: ({ id, body }, caller) => failingLinks.replace(caller, id, body.offerId),
    undoLinkReplacement: ({ id }, caller) => failingLinks.undo(caller, id),
    checkLink: async ({ id }, caller) => presentLink(await links.checkNow(caller, id)),
  }) satisfies Partial<Api>;
