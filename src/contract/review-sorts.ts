/** The orders in which reviews can be listed. */
export const reviewSorts = ['newest', 'score', 'name'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
