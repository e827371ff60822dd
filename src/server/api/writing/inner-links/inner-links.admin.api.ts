import type { Api } from '#contract/all.endpoints.ts';
import {
  presentLeadingTo,
  presentLonely,
  presentSuggestion,
} from '#server/domain/writing/posts/inner-links/inner-links.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';
import { readingsOf } from '../posts/posts.admin.api.ts';

export function adminInnerLinkCalls(services: Services) {
  const { innerLinks, linkSuggestions } = services.postWriting;
  const readings = () => readingsOf(services);
  return {
    suggestLinks: async ({ id, of }, caller) => {
      const found = await linkSuggestions.suggest(caller, id, of);
      const reading = await readings();
      return { items: found.map((each) => presentSuggestion(each, reading)) };
    },
    listLeadingTo: async ({ kind, id }, caller) =>
      presentLeadingTo(await innerLinks.leadingTo(caller, kind, id), await readings()),
    listLonelyPages: async (query, caller) => {
      const reading = await readings();
      return presentPart(innerLinks.listLonely(caller, query), (page) =>
        presentLonely(query.kind, page, reading),
      );
    },
  } satisfies Partial<Api>;
}
