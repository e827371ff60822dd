import { type ProductFilter, productFilters } from '#contract/commerce/products/products.words.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ApiInput } from '#web/admin/api/call.ts';

/** What the address says to narrow the list by, beside the tab. */
export const productFilterNames = ['q'];

/** "price=stale" is how other screens ask for it. */
export const filterOf = (params: URLSearchParams): ProductFilter | undefined =>
  productFilters.find((each) => each === params.get('filter')) ??
  (params.get('price') === 'stale' ? 'stale' : undefined);

/** What makes no sense is left out: an address may be old, or written by hand. */
export function productListInput(
  params: URLSearchParams,
  locale: Locale,
): Omit<ApiInput<'GET /api/admin/products'>, 'ids' | 'cursor'> {
  const q = params.get('q')?.trim();
  const filter = filterOf(params);
  return {
    ...(params.get('scope') !== 'all' && { locale }),
    ...(q && { q: q.slice(0, limits.products.urlChars) }),
    ...(filter && { filter }),
  };
}
