import type { AdminReview, AdminReviewRow } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { presentReviewLine } from '../products/products.admin.presenter.ts';
import type { DeskReview, ListedReview } from './desk.service.ts';

const presentProduct = ({ id, brand, name, imageUrl }: DeskReview['product']) => ({
  id,
  brand,
  name,
  imageUrl,
});

export const presentReviewRow = ({ review, product }: ListedReview): AdminReviewRow => ({
  ...presentReviewLine(review),
  locale: review.locale,
  title: review.title,
  product: presentProduct(product),
});

function presentSource({ review, source }: DeskReview): AdminReview['copiedFrom'] {
  const version = review.copiedFromVersion;
  if (!source || version === null) return null;
  const { id, locale, version: currentVersion } = source;
  return { id, locale, version, currentVersion, drifted: currentVersion > version };
}

export function presentAdminReview(facts: DeskReview): AdminReview {
  const { review, product } = facts;
  return {
    id: review.id,
    locale: review.locale,
    product: presentProduct(product),
    title: review.title,
    slug: review.slug,
    path: paths.review(review.locale, review.slug),
    status: review.status,
    verdict: review.verdict,
    score: review.score,
    breakdown: review.breakdown.map(({ criterion, score, weight }) => ({ criterion, score, weight })),
    pros: review.pros,
    cons: review.cons,
    bestFor: review.bestFor,
    notFor: review.notFor,
    body: review.body,
    categoryId: review.categoryId,
    author: review.author,
    authorId: review.authorId,
    updates: review.updates.map(({ date, text }) => ({ date, text })),
    version: review.version,
    toTranslate: review.toTranslate,
    copiedFrom: presentSource(facts),
    siblings: facts.siblings.map(({ id, locale, status }) => ({ id, locale, status })),
    publishedAt: review.publishedAt?.toISOString() ?? null,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
    updatedBy: review.updatedBy,
  };
}
