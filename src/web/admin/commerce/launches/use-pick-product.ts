import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { type DraftProduct, nameOf } from './day-draft.ts';

/** Adds a product at the end, once, and only where readers could see it. */
export function usePickProduct(products: DraftProduct[], change: (products: DraftProduct[]) => void) {
  const { launches } = useTradeTexts();
  return ({ id, brand, name, imageUrl, review }: AdminProductRow): void => {
    const called = nameOf({ brand, name });
    if (products.some(({ productId }) => productId === id)) {
      toast({ title: launches.already, description: called });
    } else if (review?.status !== 'published') {
      const description = launches.notPublishedText(called);
      toast({ title: launches.notPublished, description, variant: 'destructive' });
    } else {
      const facts = { productId: id, brand, name, imageUrl, reviewStatus: review.status };
      change([...products, { ...facts, priceNow: null, keepsPrice: undefined, price: '' }]);
    }
  };
}
