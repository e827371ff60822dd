import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { tagTextLinks } from '#server/domain/commerce/marketplaces/amazon/tag-text-links.ts';
import { placeCard, presentProductCard } from '#server/domain/commerce/products/products.presenter.ts';
import { boxedAuthor } from '#server/domain/writing/authors/authors.presenter.ts';
import { presentPost } from '#server/domain/writing/posts/posts.presenter.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import type { Services } from '#server/services.ts';

type PostFacts = Parameters<PostsService['getSurroundings']>[0];

/** Everything that a post's page shows, whether readers may see it yet or not: asking that is the caller's business. */
export function createPostPages(services: Services, renderContent: RenderContent) {
  const { authors, posts, categories, products, editions, clock } = services;
  return async (post: PostFacts): Promise<Post> => {
    const { locale } = post;
    const [edition, surroundings, [category], cards, [person]] = await Promise.all([
      editions.getEdition(locale),
      posts.getSurroundings(post),
      categories.listByIds(post.categoryId === null ? [] : [post.categoryId]),
      products.listCards(locale, productIdsOf(post.content)),
      authors.listByIds(post.authorId === null ? [] : [post.authorId]),
    ]);
    const reading = { locale, timeZone: edition.timeZone, now: clock() };
    const shown = cards.map(presentProductCard);
    const author = boxedAuthor(person, locale);
    const placed = cards.map(placeCard({ kind: 'post', id: post.id }));
    const contentHtml = renderContent(tagTextLinks(post.content, edition), {
      ...reading,
      products: placed,
      author,
    });
    const facts = { post, category, ...surroundings, contentHtml, products: shown, authorPath: author?.path };
    return presentPost(facts, reading);
  };
}
