import type {
  AdminProductRow,
  ProductBulkResult,
} from '#contract/commerce/products/products.admin.schemas.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import { productName } from './product-name.ts';

/** Named one by one, so that a person can go and mend it. */
const NAMED = 3;

/** What stayed as it was, and why; empty where everything was done. */
export function tellLeft(
  results: ProductBulkResult['results'],
  rows: Pick<AdminProductRow, 'id' | 'brand' | 'name'>[],
  { products }: Pick<AdminTexts, 'products'>,
): string {
  const left = results.filter(({ done }) => !done);
  if (left.length === 0) return '';
  const named = left.slice(0, NAMED).map(({ id, reason }) => {
    const row = rows.find((each) => each.id === id);
    return `“${row ? productName(row) : `#${id}`}” ${reason ? products.refusals[reason] : ''}`.trim();
  });
  return `${products.left(left.length)}: ${named.join('; ')}${left.length > NAMED ? '…' : '.'}`;
}
