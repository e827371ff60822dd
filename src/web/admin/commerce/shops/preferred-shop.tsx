import { useQueryClient } from '@tanstack/react-query';
import { marketplaceShops } from '#contract/commerce/shops/shop.ts';
import type { EditionShops } from '#contract/commerce/shops/shops.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useShopTexts } from './shop-texts.ts';

const NONE = '-';
const names = { amazon: 'Amazon', shopee: 'Shopee' };

/** Takes effect at once, and says so: every page of the edition is made anew. */
export function PreferredShop({ edition }: { edition: EditionShops }) {
  const texts = useShopTexts();
  const { shops } = texts;
  const client = useQueryClient();
  const { locale, preferredShop } = edition;
  const marketplaces = marketplaceShops.filter((key) => key !== 'shopee' || locale === 'br');
  async function prefer(key: string): Promise<void> {
    try {
      const body = { shop: key === NONE ? '' : key };
      await callApi('PUT /api/admin/shops/:locale/preferred', { locale, body });
      await client.invalidateQueries({ queryKey: [`/api/admin/shops/${locale}`] });
      toast({ title: shops.preferredSaved, description: shops.preferredSavedText });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: shops.preferredNot, description, variant: 'destructive' });
    }
  }
  return (
    <Form onSend={async () => {}} className="max-w-form mt-6">
      <SelectField
        name="preferred"
        label={shops.preferred}
        hint={shops.preferredHint}
        options={[
          { value: NONE, label: shops.preferredNone },
          ...marketplaces.map((key) => ({ value: key as string, label: names[key] })),
          ...edition.shops
            .filter(({ closed }) => !closed)
            .map(({ key, name }) => ({ value: key, label: name })),
        ]}
        value={preferredShop || NONE}
        onChange={(key) => void prefer(key)}
      />
    </Form>
  );
}
