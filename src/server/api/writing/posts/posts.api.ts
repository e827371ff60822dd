import type { Api } from '#contract/all.endpoints.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import {
  presentHomeData,
  presentPostCard,
  type Reading,
} from '#server/domain/writing/posts/posts.presenter.ts';
import type { Services } from '#server/services.ts';
import { createPostPages } from './post-page.ts';

export function postCalls(services: Services, renderContent: RenderContent) {
  const { posts, editions, clock } = services;
  const pageOfPost = createPostPages(services, renderContent);

  async function readingOf(locale: Locale): Promise<Reading> {
    const { timeZone } = await editions.getEdition(locale);
    return { locale, timeZone, now: clock() };
  }

  return {
    getHomeData: async ({ locale, ...from }) =>
      presentHomeData(await posts.getHomeData(locale, from), await readingOf(locale)),
    listPostsByLocale: async ({ locale, q, wide, limit }) => {
      const search = wide ? posts.searchWidely : posts.search;
      const found = q ? await search(locale, q, limit) : await posts.listNewest(locale, limit);
      const reading = await readingOf(locale);
      return found.map((row) => presentPostCard(row, reading));
    },
    listPostsByCategory: async ({ locale, slug, ...from }) => {
      const page = await posts.listInCategory(locale, slug, from);
      const reading = await readingOf(locale);
      return { posts: page.posts.map((row) => presentPostCard(row, reading)), nextCursor: page.nextCursor };
    },
    getPostBySlug: async ({ locale, slug }) => pageOfPost(await posts.getPublishedPost(locale, slug)),
  } satisfies Partial<Api>;
}
