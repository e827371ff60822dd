import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

/** An address is all there is to present. */
export const redirectCalls = ({ redirects }: Services) =>
  ({
    findRedirect: async ({ path }) => ({ to: await redirects.find(path) }),
  }) satisfies Partial<Api>;
