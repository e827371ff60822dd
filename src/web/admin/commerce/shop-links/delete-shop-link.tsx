import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminShopLink } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Says what stops working, and which articles would lead nowhere. */
export function DeleteShopLink({ link, onClose }: { link: AdminShopLink; onClose: () => void }) {
  const { shopLinks } = useTradeTexts();
  const client = useQueryClient();
  const { data: detail } = useQuery(apiQuery('GET /api/admin/shop-links/:id', { id: link.id }));
  const path = paths.shopLink(link.slug);
  const usedIn = detail?.usedIn ?? [];
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/shop-links/:id', { id: link.id });
    await client.invalidateQueries({ queryKey: ['/api/admin/shop-links'] });
    toast({ title: shopLinks.deleted, description: shopLinks.deletedText(path) });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={shopLinks.deleteTitle(link.title)}
      consequence={
        <>
          <p className="wrap-anywhere">{shopLinks.deleteText(path)}</p>
          {usedIn.length > 0 && (
            <>
              <p className="mt-2">{shopLinks.usedIn(usedIn.length)}</p>
              <ul className="mt-1 list-disc pl-5">
                {usedIn.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={editPostPath(id)}>{title}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      }
      action={shopLinks.delete}
      danger
      onConfirm={remove}
    />
  );
}
