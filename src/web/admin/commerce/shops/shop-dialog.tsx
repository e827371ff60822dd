import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shopLimits } from '#contract/commerce/shops/shop-limits.ts';
import type { AdminShop, EditionShops } from '#contract/commerce/shops/shops.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { NetworkNumbers } from './network-numbers.tsx';
import { accountOf, draftOf, NO_NETWORK, type ShopDraft, shopOf, trimmed } from './shop-draft.ts';
import { ShopTerms } from './shop-terms.tsx';
import { useShopTexts } from './shop-texts.ts';
import { TryLink } from './try-link.tsx';

interface ShopDialogProps {
  edition: EditionShops;
  /** Without one it is a new one. */
  shop: AdminShop | undefined;
  onClose: () => void;
}

export function ShopDialog({ edition, shop, onClose }: ShopDialogProps) {
  const { shops, common } = useShopTexts();
  const client = useQueryClient();
  const nameOf = useEditionNames();
  const { locale, networks } = edition;
  const [before] = useState(() => draftOf(shop, edition));
  const [draft, setDraft] = useState(before);
  const set = (change: Partial<ShopDraft>) => setDraft((now) => ({ ...now, ...change }));
  const [close, question] = useLeaveQuestion(JSON.stringify(draft) !== JSON.stringify(before), onClose);
  const network = networks.find(({ id }) => id === draft.network);

  async function save(): Promise<void> {
    const account = trimmed(draft.account);
    if (network && JSON.stringify(account) !== JSON.stringify(accountOf(edition, network.id))) {
      const given = { locale, network: network.id, body: { numbers: account } };
      await callApi('PUT /api/admin/shops/:locale/networks/:network', given);
    }
    const body = shopOf(draft);
    if (shop) await callApi('PATCH /api/admin/shops/:locale/:key', { locale, key: shop.key, body });
    else await callApi('POST /api/admin/shops/:locale', { locale, body });
    await client.invalidateQueries({ queryKey: [`/api/admin/shops/${locale}`] });
    toast(
      shop
        ? { title: shops.saved, description: shops.savedText(draft.name.trim()) }
        : { title: shops.created, description: shops.createdText(draft.name.trim()) },
    );
    onClose();
  }

  return (
    <Dialog open wide="extra" title={shop?.name ?? shops.createTitle} onClose={close}>
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          <TextField
            name="name"
            label={shops.name}
            hint={shops.nameHint}
            maxLength={shopLimits.nameChars}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextAreaField
            name="hosts"
            label={shops.hosts}
            hint={shops.hostsHint}
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            value={draft.hosts}
            onChange={({ target }) => set({ hosts: target.value })}
          />
          <SelectField
            name="network"
            label={shops.network}
            hint={shops.networkHint}
            options={[
              { value: NO_NETWORK, label: shops.noNetwork },
              ...networks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.network}
            onChange={(id) => set({ network: id, account: accountOf(edition, id) })}
          />
          {network && (
            <>
              <NetworkNumbers
                of="account"
                title={shops.accountNumbers(network.name)}
                hint={shops.accountHint(nameOf(locale))}
                locale={locale}
                wanted={network.accountNumbers}
                values={draft.account}
                onChange={(account) => set({ account })}
              />
              <NetworkNumbers
                of="numbers"
                title={shops.shopNumbers(network.name)}
                locale={locale}
                wanted={network.shopNumbers}
                values={draft.numbers}
                onChange={(numbers) => set({ numbers })}
              />
            </>
          )}
          <TryLink draft={draft} network={network} locale={locale} />
          <ShopTerms draft={draft} network={network} set={set} />
          {shop && (
            <div className="flex flex-col gap-1">
              <Switch
                label={shops.closed}
                checked={draft.closed}
                onChange={(closed) => set({ closed })}
                describedBy="shop-closed"
              />
              <p id="shop-closed" className="field-hint">
                {shops.closedHint}
              </p>
            </div>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{shop ? common.save : shops.createAction}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
