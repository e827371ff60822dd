import type { AdminShopLink } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ProductPicker } from '#web/admin/writing/editor/product-picker.tsx';

interface ShopLinkProductProps {
  product: AdminShopLink['product'];
  onChange: (product: AdminShopLink['product']) => void;
}

/** What the link sells, if it is one of our products: readers then find it where they read of that. */
export function ShopLinkProduct({ product, onChange }: ShopLinkProductProps) {
  const { shopLinks } = useTradeTexts();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="field-label">{shopLinks.product}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {product && <strong>{`${product.brand} ${product.name}`}</strong>}
        <ProductPicker
          label={shopLinks.pickProduct}
          onPick={({ id, brand, name }) => onChange({ id, brand, name })}
          modal
        />
        {product && (
          <Button look="ghost" onClick={() => onChange(null)}>
            {shopLinks.dropProduct}
          </Button>
        )}
      </div>
      <p className="text-mute text-sm">{shopLinks.productHint}</p>
    </fieldset>
  );
}
