import { productIdsOf } from '#contract/content-products.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import {
  presentHomeData,
  presentPost,
  presentPostCard,
  type Reading,
} from '#server/domain/posts/posts.presenter.ts';
import { presentProductCard } from '#server/domain/products/products.presenter.ts';
import type { Services } from '#server/services.ts';
import type { RenderContent } from './render-content.ts';

export function postCalls(
  { posts, categories, products, localeConfigs, clock }: Services,
  renderContent: RenderContent,
) {
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
    listPostsByCategory: async ({ locale, slug, cursor }) => {
      const page = await posts.listInCategory(locale, slug, cursor);
      const reading = await readingOf(locale);
      return { posts: page.posts.map((row) => presentPostCard(row, reading)), nextCursor: page.nextCursor };
    },
    getPostBySlug: async ({ locale, slug }) => {
      const post = await posts.getPublishedPost(locale, slug);
      const [reading, surroundings, [category], cards] = await Promise.all([
        readingOf(locale),
        posts.getSurroundings(post),
        categories.listByIds(post.categoryId === null ? [] : [post.categoryId]),
        products.listCards(locale, productIdsOf(post.content)),
      ]);
      const shown = cards.map(presentProductCard);
      const contentHtml = renderContent(post.content, { ...reading, products: shown });
      return presentPost({ post, category, ...surroundings, contentHtml, products: shown }, reading);
    },
  } satisfies Partial<Api>;
}
