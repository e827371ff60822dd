import type { Post } from '#contract/writing/posts/posts.schemas.ts';

/**
 * What travels with a page: of the articles to read next as much as their cards show. What is asked and answered
 * stands in the text, and in the head that came with it.
 */
export const onlyShown = (post: Post): Post => ({
  ...post,
  keyword: '',
  faq: [],
  related: post.related.map((card) => ({
    ...card,
    excerpt: '',
    imageAlt: '',
    categoryId: null,
    keyword: '',
    updatedAt: '',
  })),
});
