import type { InfiniteData } from '@tanstack/react-query';
import type { Review, ReviewCard, ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';

type ReviewParts = InfiniteData<ReviewList, unknown>;

/** Cards show neither title nor author nor days: what travels with a page goes without them. */
const asShown = (card: ReviewCard): ReviewCard => ({
  ...card,
  title: '',
  author: '',
  createdAt: '',
  updatedAt: '',
});

export const onlyShown = (data: ReviewParts): ReviewParts => ({
  ...data,
  pages: data.pages.map((part) => ({ ...part, items: part.items.map(asShown) })),
});

export const onlyShownOf = (review: Review): Review => ({
  ...review,
  alternatives: review.alternatives.map(asShown),
});
