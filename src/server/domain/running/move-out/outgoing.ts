import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { OutgoingPostRow, OutgoingReviewRow } from './outgoing.queries.ts';

/** What leaves: an article or a review, in words that every system has. */
export interface Outgoing {
  kind: 'post' | 'review';
  id: number;
  locale: Locale;
  path: string;
  slug: string;
  title: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  keyword: string;
  blocks: ContentBlock[];
  picture: { url: string; alt: string } | undefined;
  category: { slug: string; name: string } | undefined;
  author: string;
  /** Of the author's page; undefined where the author is a line of text. */
  authorSlug: string | undefined;
  status: PostStatus | 'trashed';
  /** When it came out, or is to. */
  at: Date | undefined;
  createdAt: Date;
  changedAt: Date;
}

/** Our products as other systems can say them: by name, with the shop's link; no price, which would be old there. */
export type OutgoingProducts = ReadonlyMap<number, ProductCard>;

const pictureOf = (url: string | null, alt: string) => (url ? { url, alt } : undefined);

export const outgoingPost = ({ post, category, person }: OutgoingPostRow): Outgoing => ({
  ...post,
  kind: 'post',
  path: paths.post(post.locale, post.slug),
  blocks: post.content.content,
  picture: pictureOf(post.imageUrl, post.imageAlt),
  category: category ?? undefined,
  author: person?.name ?? post.author,
  authorSlug: person?.slug,
  status: post.trashedAt ? 'trashed' : post.status,
  at: post.publishedAt ?? post.scheduledFor ?? undefined,
  changedAt: post.readersUpdatedAt ?? post.updatedAt,
});

const paragraph = (text: string): ContentBlock[] =>
  text ? [{ type: 'paragraph', content: [{ type: 'text', text }] }] : [];

/** What a review has in fields of its own becomes the text that readers see of it. */
export const outgoingReview = ({ review, product, category, person }: OutgoingReviewRow): Outgoing => ({
  ...review,
  kind: 'review',
  path: paths.review(review.locale, review.slug),
  excerpt: review.verdict,
  metaTitle: '',
  metaDescription: '',
  keyword: '',
  blocks: [
    ...paragraph(review.verdict),
    { type: 'productCard', attrs: { productId: review.productId } },
    ...(review.pros.length + review.cons.length > 0
      ? [{ type: 'prosCons' as const, attrs: { pros: review.pros, cons: review.cons } }]
      : []),
    ...review.body.content,
  ],
  picture: pictureOf(product.imageUrl, `${product.brand} ${product.name}`.trim()),
  category: category ?? undefined,
  author: person?.name ?? review.author,
  authorSlug: person?.slug,
  at: review.publishedAt ?? undefined,
  changedAt: review.readersUpdatedAt ?? review.updatedAt,
});
