import type { InfiniteData } from '@tanstack/react-query';
import type { ReviewList } from '#contract/reviews.ts';

type ReviewParts = InfiniteData<ReviewList, unknown>;

/** Cards show neither title nor author nor days: a list's data travels without them. */
export const onlyShown = (data: ReviewParts): ReviewParts => ({
  ...data,
  pages: data.pages.map((part) => ({
    ...part,
    items: part.items.map((item) => ({ ...item, title: '', author: '', createdAt: '', updatedAt: '' })),
  })),
});
