/** The orders in which reviews can be listed. */
export const reviewSorts = ['newest', 'score', 'name'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What a list of reviews can be narrowed by. */
export const reviewFilterNames = ['q', 'category', 'brand', 'minScore', 'price', 'available'] as const;
export type ReviewFilterName = (typeof reviewFilterNames)[number];
