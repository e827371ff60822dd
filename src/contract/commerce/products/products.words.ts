/**
 * What a list of products can be narrowed to. With an edition it is asked of that one, without one of every active
 * edition: a product that lacks its review in any of them is in `no_review`. `archived` shows what was put away,
 * everything else leaves it out.
 */
export const productFilters = ['stale', 'unavailable', 'no_link', 'unused', 'no_review', 'archived'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** What can be done to many products at once; the last two are about their reviews in one edition. */
export const productBulkActions = ['archive', 'restore', 'publish', 'unpublish'] as const;

/** Why one of many was left as it was. */
export const productBulkRefusals = [
  'not_found',
  'unchanged',
  'no_review',
  'failed_checks',
  'changed',
] as const;
export type ProductBulkRefusal = (typeof productBulkRefusals)[number];

/** What can show a product. */
export const productUseKinds = ['post', 'review', 'launch'] as const;
