import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { outlineOf } from '#contract/writing/content/content-outline.ts';
import { isRoundup } from '#contract/writing/content/content-products.ts';
import { readingMinutes, wordsIn } from '#contract/writing/content/reading-time.ts';
import type { HomeData, Post, PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { presentCategory } from '#server/domain/writing/categories/categories.presenter.ts';
import type { CategoryRow } from '#server/domain/writing/categories/categories.service.ts';
import { shareCardUrl } from '#server/lib/pictures/share-card-address.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import type { PostCardRow, PostRow } from './posts.queries.ts';
import type { PostsService } from './posts.service.ts';

/** Whose calendar the placeholders in titles follow, and when. */
export interface Reading {
  locale: Locale;
  timeZone: string;
  now: Date;
}

const resolve = (text: string, { locale, timeZone, now }: Reading) =>
  resolvePlaceholders(text, locale, timeZone, now);

export function presentPostCard(row: PostCardRow, reading: Reading): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: resolve(row.title, reading),
    excerpt: resolve(row.excerpt.trim() || row.opening, reading),
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    categoryId: row.categoryId,
    keyword: row.keyword,
    author: row.author,
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
    updatedAt: readersDate(row).toISOString(),
  };
}

/** Counted in characters, as PostgreSQL's left() does for cards: half an emoji is none. */
function openingOf(text: string): string {
  const { excerptFallbackChars } = limits.posts;
  return [...text.slice(0, 2 * excerptFallbackChars)].slice(0, excerptFallbackChars).join('');
}

/** The card of a post whose body is at hand. */
export const presentWholeCard = (post: PostRow, reading: Reading): PostCard =>
  presentPostCard({ ...post, opening: openingOf(post.contentText) }, reading);

type Surroundings = Awaited<ReturnType<PostsService['getSurroundings']>>;

interface PostFacts extends Surroundings {
  post: PostRow;
  category: CategoryRow | undefined;
  contentHtml: string;
  authorPath?: string | undefined;
  /** The ones that the body names, in its order. */
  products: ProductCard[];
}

/** Each product where more is told of it: in its review, or else in its place in the article. */
const roundupOf = ({ locale, slug, content }: PostRow, products: ProductCard[]): Post['roundup'] =>
  isRoundup(content)
    ? products.map(({ id, brand, name, reviewSlug }) => ({
        name: `${brand} ${name}`,
        path: reviewSlug ? paths.review(locale, reviewSlug) : `${paths.post(locale, slug)}#product-${id}`,
      }))
    : [];

/** As far as readers see it: what is unfinished is no question and answer for a search engine either. */
const faqOf = ({ content }: ContentDocument): Post['faq'] =>
  content
    .flatMap((block) => (block.type === 'faq' ? block.attrs.items : []))
    .filter(({ question, answer }) => question && answer);

export function presentPost(facts: PostFacts, reading: Reading): Post {
  const { post, category, contentHtml, products } = facts;
  const neighbour = (each: { slug: string; title: string } | undefined) =>
    each ? { slug: each.slug, title: resolve(each.title, reading) } : null;
  const card = presentWholeCard(post, reading);
  return {
    ...card,
    locale: post.locale,
    // Only where somebody wrote them: pages carry what they show.
    ...(post.metaTitle && { metaTitle: resolve(post.metaTitle, reading) }),
    ...(post.metaDescription && { metaDescription: resolve(post.metaDescription, reading) }),
    contentHtml,
    ...(facts.authorPath && { authorPath: facts.authorPath }),
    outline: outlineOf(post.content).map(({ id, text }) => ({ id, text: resolve(text, reading) })),
    readingMinutes: readingMinutes(wordsIn(post.contentText)),
    updateNote: post.updateNote,
    hasAffiliateLinks: contentHtml.includes('rel="sponsored'),
    shareImageUrl: shareCardUrl({ ...card, locale: post.locale, kind: 'post', score: null }),
    roundup: roundupOf(post, products),
    faq: faqOf(post.content),
    category: category ? presentCategory(category) : null,
    related: facts.related.map((row) => presentPostCard(row, reading)),
    previous: neighbour(facts.previous),
    next: neighbour(facts.next),
    siblings: facts.siblings.map(({ locale, slug }) => ({ locale, slug })),
  };
}

export const presentHomeData = (
  { posts, categories, nextCursor }: Awaited<ReturnType<PostsService['getHomeData']>>,
  reading: Reading,
): HomeData => ({
  posts: posts.map((row) => presentPostCard(row, reading)),
  categoryMap: Object.fromEntries(categories.map((row) => [String(row.id), presentCategory(row)])),
  nextCursor,
});
