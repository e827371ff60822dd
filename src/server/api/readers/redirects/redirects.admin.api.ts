import type { Api } from '#contract/all.endpoints.ts';
import { presentRedirect } from '#server/domain/readers/redirects/redirects.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminRedirectCalls = ({ redirects }: Services) =>
  ({
    listRedirects: async (search, caller) => {
      const { items, nextCursor } = await redirects.list(caller, search);
      return { items: items.map(presentRedirect), nextCursor };
    },
    checkRedirect: async (input, caller) => redirects.check(caller, input),
    createRedirect: async ({ body }, caller) => presentRedirect(await redirects.create(caller, body)),
    deleteRedirect: async ({ id }, caller) => {
      await redirects.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
