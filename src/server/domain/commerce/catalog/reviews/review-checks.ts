import type { ReviewCheck } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { type ReviewCheckCode, reviewCheckSeverities } from '#contract/commerce/reviews/reviews.words.ts';
import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { checkBlocks } from '#server/domain/writing/posts/checks/block-checks.ts';
import type { CheckedEdition, CheckedProduct } from '#server/domain/writing/posts/checks/check-facts.ts';
import { checkLanguage } from '#server/domain/writing/posts/checks/language-checks.ts';
import { checkLinks } from '#server/domain/writing/posts/checks/link-checks.ts';
import { checkProducts } from '#server/domain/writing/posts/checks/product-checks.ts';
import type { ProductRow } from '../products/products.admin.queries.ts';
import type { StoredReview } from './reviews.write.queries.ts';

interface ReviewFacts {
  review: StoredReview;
  product: ProductRow | undefined;
  edition: CheckedEdition;
  /** The review's own product and those of its body, as the edition's pages would show them. */
  products: ReadonlyMap<number, CheckedProduct>;
  now: Date;
}
type Found = (code: ReviewCheckCode, where: string, detail?: string) => void;

function checkWords({ review }: ReviewFacts, found: Found): void {
  const { title, slug, verdict, score, pros, cons, categoryId, toTranslate } = review;
  if (title.trim() === '') found('title_missing', 'title');
  if (title.length > limits.writing.title.advised) found('title_long', 'title', String(title.length));
  if (reservedSlugs.has(slug)) found('slug_reserved', 'slug', slug);
  if (verdict.trim() === '') found('verdict_missing', 'verdict');
  if (score === null) found('score_missing', 'score');
  if (pros.length === 0 || cons.length === 0) found('points_missing', pros.length === 0 ? 'pros' : 'cons');
  if (categoryId === null) found('category_missing', 'categoryId');
  for (const field of toTranslate) found('to_translate', field);
}

function checkProduct({ review, product, products, edition }: ReviewFacts, found: Found): void {
  const name = product ? `${product.brand} ${product.name}` : '';
  if (product?.imageUrl === null) found('picture_missing', 'product', name);
  if (product?.archivedAt) found('product_archived', 'product', name);
  const sells = products.get(review.productId)?.hasOffer ?? false;
  if (!sells) found('link_missing', 'offers', name);
  if (sells && edition.disclosure.trim() === '') found('disclosure_missing', 'offers');
}

/** What should be mended before a review is published, and what has to be. */
export function checkReview(facts: ReviewFacts): ReviewCheck[] {
  const { review, edition, products, now } = facts;
  const checks: ReviewCheck[] = [];
  const found: Found = (code, where, detail = '') =>
    checks.push({ code, severity: reviewCheckSeverities[code], where, detail });
  checkWords(facts, found);
  checkProduct(facts, found);
  // The body is looked at as a post's is; only its field has another name. Its own product needs no review to be named.
  const own = products.get(review.productId);
  const named = new Map(products);
  if (own) named.set(review.productId, { ...own, hasReview: true });
  const content = { fields: { content: review.body }, edition, products: named, now };
  const inBody: Found = (code, where, detail) => found(code, where.replace(/^content/, 'body'), detail);
  checkBlocks(content, inBody);
  const { title, verdict, bestFor, notFor, pros, cons } = review;
  checkLanguage(content, [title, verdict, bestFor, notFor, ...pros, ...cons], inBody);
  checkLinks(content, inBody);
  checkProducts(content, inBody);
  return checks;
}
