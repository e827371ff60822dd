import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { ContentFacts, ContentFound } from './check-facts.ts';
import { leadsToShop } from './link-checks.ts';

export function checkProducts({ fields, edition, products }: ContentFacts, found: ContentFound): void {
  const ids = productIdsOf(fields.content);
  for (const id of ids) {
    const product = products.get(id);
    if (!product) found('product_missing', 'content', String(id));
    if (product && !product.hasOffer) found('product_without_offer', 'content', product.name);
    if (product && !product.hasReview) found('product_without_review', 'content', product.name);
  }
  const earns = ids.some((id) => products.get(id)?.hasOffer) || leadsToShop(fields.content);
  if (earns && edition.disclosure.trim() === '') found('disclosure_missing', 'content');
}
