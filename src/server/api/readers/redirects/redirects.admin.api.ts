import type { Api } from '#contract/all.endpoints.ts';
import { presentRedirect } from '#server/domain/readers/redirects/redirects.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminRedirectCalls = ({ redirects }: Services) =>
  ({
    listRedirects: (search, caller) => presentPart(redirects.list(caller, search), presentRedirect),
    checkRedirect: async (input, caller) => redirects.check(caller, input),
    createRedirect: async ({ body }, caller) => presentRedirect(await redirects.create(caller, body)),
    deleteRedirect: async ({ id }, caller) => {
      await redirects.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
