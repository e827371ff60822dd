import type { LinkPlace, PlacedPage } from '#contract/commerce/clicks/link-place.ts';
import type {
  ComparedReview,
  Review,
  ReviewCard,
  ReviewList,
} from '#contract/commerce/reviews/reviews.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import {
  presentOffer,
  presentOffers,
  presentShopLink,
} from '#server/domain/commerce/products/products.presenter.ts';
import { presentCategory } from '#server/domain/writing/categories/categories.presenter.ts';
import type { CategoryRow } from '#server/domain/writing/categories/categories.service.ts';
import { type CardSubject, shareCardUrl } from '#server/lib/pictures/share-card-address.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import type { ReviewsService } from './reviews.service.ts';

type ListFacts = Awaited<ReturnType<ReviewsService['list']>>;
type ReviewFacts = Awaited<ReturnType<ReviewsService['getPublishedReview']>>;
type CardFacts = ListFacts['items'][number];

/** `page`: whose it is, where only one page shows the card. */
export const presentReviewCard = ({ review, product, offer }: CardFacts, page?: PlacedPage): ReviewCard => ({
  id: review.id,
  slug: review.slug,
  title: review.title,
  verdict: review.verdict,
  bestFor: review.bestFor,
  score: review.score,
  author: review.author,
  createdAt: (review.publishedAt ?? review.createdAt).toISOString(),
  updatedAt: readersDate(review).toISOString(),
  product: { id: product.id, brand: product.brand, name: product.name, imageUrl: product.imageUrl },
  offer: offer ? presentOffer(offer, { page, position: 'list' }) : null,
});

export const presentReviewList = (facts: ListFacts): ReviewList => ({
  items: facts.items.map((each) => presentReviewCard(each)),
  nextCursor: facts.nextCursor,
  total: facts.total,
  categories: facts.categories.map(({ value, name, count }) => ({ value, name, count })),
  brands: facts.brands.map(({ value, name, count }) => ({ value, name, count })),
  prices: facts.prices.map(({ value, count }) => ({ value, count })),
  availability: { all: facts.availability.all, now: facts.availability.now },
  without: facts.without.map(({ filter, count }) => ({ filter, count })),
});

export const presentCompared = (
  facts: CardFacts,
  specs: ComparedReview['specs'],
  place: LinkPlace = { position: 'compare' },
): ComparedReview => ({
  ...presentReviewCard(facts),
  offer: facts.offer ? presentOffers(facts.offer, (each) => presentOffer(each, place)) : null,
  notFor: facts.review.notFor,
  pros: facts.review.pros,
  cons: facts.review.cons,
  breakdown: facts.review.breakdown.map(({ criterion, score, weight }) => ({ criterion, score, weight })),
  specs,
});

/** A picture whose text nobody has translated is called by the product's name. */
function presentGallery({ brand, name, imageUrl, images }: CardFacts['product'], locale: Locale) {
  const called = `${brand} ${name}`;
  return [
    ...(imageUrl === null ? [] : [{ url: imageUrl, alt: called }]),
    ...images.map(({ url, alt }) => ({ url, alt: alt[locale] ?? called })),
  ];
}

interface ReviewExtras {
  locale: Locale;
  category: CategoryRow | undefined;
  contentHtml: string;
  authorPath?: string | undefined;
  specs: Review['specs'];
}

/** What the review's share card shows. */
export const reviewCardSubject = ({
  review,
  product,
}: Pick<ReviewFacts, 'review' | 'product'>): CardSubject => ({
  locale: review.locale,
  kind: 'review',
  id: review.id,
  slug: review.slug,
  title: review.title,
  imageUrl: product.imageUrl,
  score: review.score,
});

const pageOf = ({ review }: Pick<ReviewFacts, 'review'>): PlacedPage => ({ kind: 'review', id: review.id });

export const presentReview = (facts: ReviewFacts, extras: ReviewExtras): Review => ({
  ...presentCompared(facts, extras.specs, { page: pageOf(facts), position: 'verdict' }),
  locale: extras.locale,
  ...(extras.authorPath && { authorPath: extras.authorPath }),
  ean: facts.product.ean,
  ...presentShopLink(facts.shopLink, facts.offer),
  gallery: presentGallery(facts.product, extras.locale),
  updates: facts.review.updates.map(({ date, text }) => ({ date, text })),
  contentHtml: extras.contentHtml,
  shareImageUrl: shareCardUrl(reviewCardSubject(facts)),
  category: extras.category ? presentCategory(extras.category) : null,
  alternatives: facts.alternatives.map((each) => presentReviewCard(each, pageOf(facts))),
  siblings: facts.siblings.map(({ locale, slug }) => ({ locale, slug })),
});
