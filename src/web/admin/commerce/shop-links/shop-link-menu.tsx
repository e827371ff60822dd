import { useState } from 'react';
import type { AdminShopLink } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { DeleteShopLink } from './delete-shop-link.tsx';

export function ShopLinkMenu({ link, onEdit }: { link: AdminShopLink; onEdit: () => void }) {
  const { shopLinks, table, common } = useTradeTexts();
  const mayChange = useMay('editor');
  const [deleting, setDeleting] = useState(false);
  const path = paths.shopLink(link.slug);
  const address = location.origin + path;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: shopLinks.copied, description: address }),
      () => toast({ title: common.copyRefused, description: address, variant: 'destructive' }),
    );
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(link.title)} icon="ellipsis" />}>
        {mayChange && (
          <MenuItem icon="pencil" onChoose={onEdit}>
            {shopLinks.edit}
          </MenuItem>
        )}
        <MenuItem icon="external-link" onChoose={() => window.open(path, '_blank', 'noopener')}>
          {shopLinks.view}
        </MenuItem>
        <MenuItem icon="copy" onChoose={() => void copy()}>
          {shopLinks.copyAddress}
        </MenuItem>
        {mayChange && (
          <>
            <MenuLine />
            <MenuItem icon="trash" danger onChoose={() => setDeleting(true)}>
              {shopLinks.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {deleting && <DeleteShopLink link={link} onClose={() => setDeleting(false)} />}
    </>
  );
}
