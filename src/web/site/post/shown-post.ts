import type { Post } from '#contract/writing/posts/posts.schemas.ts';

/** What travels with a page: of the articles to read next as much as their cards show. */
export const onlyShown = (post: Post): Post => ({
  ...post,
  related: post.related.map((card) => ({ ...card, excerpt: '', imageAlt: '', keyword: '', updatedAt: '' })),
});
