import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminShopLink } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { ShopLinkMenu } from './shop-link-menu.tsx';

export function ShopLinksTable({ onOpen }: { onOpen: (id: number) => void }) {
  const { shopLinks, table } = useTradeTexts();
  const mayChange = useMay('editor');
  const [typed = ''] = useUrlParam('q');
  const q = typed.trim().slice(0, limits.adminLists.searchChars);
  const list = useInfiniteQuery(apiList('GET /api/admin/shop-links', q ? { q } : {}));
  const columns: Column<AdminShopLink>[] = [
    {
      key: 'title',
      header: shopLinks.name,
      grow: true,
      cell: ({ id, title, slug, works }) => (
        <span className="flex min-w-0 flex-col items-start gap-0.5">
          {mayChange ? (
            <RowButton onOpen={() => onOpen(id)}>{title}</RowButton>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <span className="text-mute text-sm wrap-anywhere">{paths.shopLink(slug)}</span>
          {!works && (
            <span data-tip={shopLinks.notWorkingText}>
              <Badge tone="danger">{shopLinks.notWorking}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'product',
      header: shopLinks.product,
      from: 'lg',
      cell: ({ product }) => (
        <span className="text-mute">{product && `${product.brand} ${product.name}`}</span>
      ),
    },
    {
      key: 'url',
      header: shopLinks.url,
      from: 'md',
      cell: ({ url }) => <span className="text-mute wrap-anywhere">{url}</span>,
    },
    {
      key: 'changed',
      header: shopLinks.changed,
      from: 'lg',
      tight: true,
      align: 'end',
      cell: ({ updatedAt }) => (
        <span className="text-mute">
          <RelativeTime moment={updatedAt} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (link) => <ShopLinkMenu link={link} onEdit={() => onOpen(link.id)} />,
    },
  ];
  return (
    <DataTable
      label={shopLinks.title}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
      empty={
        q ? (
          <EmptyState icon="search-x" title={shopLinks.nothingTitle} text={shopLinks.nothingText} />
        ) : (
          <EmptyState icon="shopping-bag" title={shopLinks.emptyTitle} text={shopLinks.emptyText} />
        )
      }
    />
  );
}
