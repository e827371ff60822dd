import type { Api } from '#contract/all.endpoints.ts';
import { presentFailingLink } from '#server/domain/writing/failing-links/failing-links.presenter.ts';
import { presentLink, presentLinkSummary } from '#server/domain/writing/links/links.presenter.ts';
import type { LinkFacts } from '#server/domain/writing/links/links.service.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';
import { readingsOf } from '../posts/posts.admin.api.ts';

export const adminLinkCalls = (services: Services) => {
  const { links, failingLinks } = services;
  const present = async (facts: LinkFacts) => presentLink(facts, await readingsOf(services));
  return {
    listLinks: async (search, caller) => {
      const of = await readingsOf(services);
      return presentPart(links.list(caller, search), (facts) => presentLink(facts, of));
    },
    getLinkSummary: async ({ locale }, caller) => presentLinkSummary(await links.summarize(caller, locale)),
    changeLink: async ({ id, body }, caller) => present(await links.setExcluded(caller, id, body.excluded)),
    listFailingLinks: async ({ locale }, caller) => {
      const { items, more } = await failingLinks.list(caller, locale);
      const of = await readingsOf(services);
      return { items: items.map((facts) => presentFailingLink(facts, of)), more };
    },
    replaceFailingLink: ({ id, body }, caller) => failingLinks.replace(caller, id, body.offerId),
    undoLinkReplacement: ({ id }, caller) => failingLinks.undo(caller, id),
    checkLink: async ({ id }, caller) => present(await links.checkNow(caller, id)),
  } satisfies Partial<Api>;
};
