import type { Api } from '#contract/all.endpoints.ts';
import { limits } from '#contract/site/limits.ts';
import type { Services } from '#server/services.ts';

export const searchCalls = ({ posts, reviews }: Services) =>
  ({
    countFound: async ({ locale, q }) => {
      const [found, counted] = await Promise.all([
        posts.searchWidely(locale, q, limits.search.maxListed),
        reviews.count({ locale, q }),
      ]);
      return { posts: found.length, reviews: counted };
    },
  }) satisfies Partial<Api>;
