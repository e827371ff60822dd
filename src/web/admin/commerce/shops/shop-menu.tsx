import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminShop } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useShopTexts } from './shop-texts.ts';

interface ShopMenuProps {
  locale: Locale;
  shop: AdminShop;
  isMinted: boolean;
  onEdit: () => void;
  onPaste: () => void;
}

export function ShopMenu({ locale, shop, isMinted, onEdit, onPaste }: ShopMenuProps) {
  const { shops, table } = useShopTexts();
  const client = useQueryClient();
  const isOwner = useMay('owner');
  const mayPaste = useMay('editor') && isMinted;
  const [deleting, setDeleting] = useState(false);
  if (!isOwner && !mayPaste) return null;
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/shops/:locale/:key', { locale, key: shop.key });
    await client.invalidateQueries({ queryKey: [`/api/admin/shops/${locale}`] });
    toast({ title: shops.deleted, description: shop.name });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(shop.name)} icon="ellipsis" />}>
        {isOwner && (
          <MenuItem icon="pencil" onChoose={onEdit}>
            {shops.edit}
          </MenuItem>
        )}
        {mayPaste && (
          <MenuItem icon="clipboard-paste" onChoose={onPaste}>
            {shops.pasteLinks}
          </MenuItem>
        )}
        {isOwner && (
          <>
            <MenuLine />
            <MenuItem icon="trash" danger onChoose={() => setDeleting(true)}>
              {shops.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {deleting && (
        <Confirm
          open
          onClose={() => setDeleting(false)}
          title={shops.deleteTitle(shop.name)}
          consequence={<p>{shops.deleteText(shop.offers)}</p>}
          action={shops.delete}
          danger
          onConfirm={remove}
        />
      )}
    </>
  );
}
