import type { Network } from '#contract/commerce/networks/network.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { usualTerms } from '#contract/commerce/shops/shop.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import type { ShopDraft } from './shop-draft.ts';
import { useShopTexts } from './shop-texts.ts';

interface ShopTermsProps {
  draft: ShopDraft;
  network: Network | undefined;
  set: (change: Partial<ShopDraft>) => void;
}

/** Where the shop's own terms say something else than its network: what nobody found is asked for. */
export function ShopTerms({ draft, network, set }: ShopTermsProps) {
  const { shops } = useShopTexts();
  const { maxAgeHours, keepsHistory, standsApart } = network?.price ?? usualTerms;
  const isUnknown = network?.notFound.includes('price_age') ?? false;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{shops.terms}</legend>
      {network && isUnknown && <p className="text-mute text-sm">{shops.notFound(network.name)}</p>}
      {standsApart && <p className="text-mute text-sm">{shops.apart}</p>}
      <div className="import-columns">
        <TextField
          name="priceHours"
          label={shops.priceHours}
          hint={shops.priceHoursHint(maxAgeHours)}
          type="number"
          min={1}
          max={networkLimits.maxAgeHours}
          value={draft.priceHours}
          onChange={({ target }) => set({ priceHours: target.value })}
        />
        <SelectField
          name="keepsHistory"
          label={shops.history}
          options={[
            { value: 'usual', label: shops.historyUsual(keepsHistory) },
            { value: 'kept', label: shops.historyKept },
            { value: 'not', label: shops.historyNot },
          ]}
          value={draft.history}
          onChange={(history) => set({ history })}
        />
      </div>
    </fieldset>
  );
}
