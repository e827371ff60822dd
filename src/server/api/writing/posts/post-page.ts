import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { presentProductCard } from '#server/domain/commerce/products/products.presenter.ts';
import { presentPost } from '#server/domain/writing/posts/posts.presenter.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import type { Services } from '#server/services.ts';

type PostFacts = Parameters<PostsService['getSurroundings']>[0];

/** Everything that a post's page shows, whether readers may see it yet or not: asking that is the caller's business. */
export function createPostPages(services: Services, renderContent: RenderContent) {
  const { posts, categories, products, editions, clock } = services;
  return async (post: PostFacts): Promise<Post> => {
    const { locale } = post;
    const [{ timeZone }, surroundings, [category], cards] = await Promise.all([
      editions.getEdition(locale),
      posts.getSurroundings(post),
      categories.listByIds(post.categoryId === null ? [] : [post.categoryId]),
      products.listCards(locale, productIdsOf(post.content)),
    ]);
    const reading = { locale, timeZone, now: clock() };
    const shown = cards.map(presentProductCard);
    const contentHtml = renderContent(post.content, { ...reading, products: shown });
    return presentPost({ post, category, ...surroundings, contentHtml, products: shown }, reading);
  };
}
