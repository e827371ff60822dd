import type { Api } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import {
  presentHomeData,
  presentPost,
  presentPostCard,
  type Reading,
} from '#server/domain/posts/posts.presenter.ts';
import type { Services } from '#server/services.ts';

export function postCalls({ posts, localeConfigs, clock }: Services) {
  async function readingOf(locale: Locale): Promise<Reading> {
    const { timeZone } = await localeConfigs.getLocaleConfig(locale);
    return { locale, timeZone, now: clock() };
  }

  return {
    getHomeData: async ({ locale, cursor }) =>
      presentHomeData(await posts.getHomeData(locale, cursor), await readingOf(locale)),
    listPostsByLocale: async ({ locale, q, limit }) => {
      const found = q ? await posts.search(locale, q, limit) : await posts.listNewest(locale, limit);
      const reading = await readingOf(locale);
      return found.map((row) => presentPostCard(row, reading));
    },
    getPostBySlug: async ({ locale, slug }) =>
      presentPost(await posts.getPublishedPost(locale, slug), await readingOf(locale)),
  } satisfies Partial<Api>;
}
