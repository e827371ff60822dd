import type { AdminShop, EditionShops } from '#contract/commerce/shops/shops.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import type { ListState } from '#web/admin/ui/table/table-states.tsx';
import { ShopMenu } from './shop-menu.tsx';
import { useShopTexts } from './shop-texts.ts';

interface ShopsTableProps {
  list: ListState<AdminShop>;
  edition: EditionShops | undefined;
  onOpen: (key: string) => void;
  onPaste: (key: string) => void;
}

export function ShopsTable({ list, edition, onOpen, onPaste }: ShopsTableProps) {
  const { shops, table } = useShopTexts();
  const isOwner = useMay('owner');
  const networkOf = ({ network }: AdminShop) => edition?.networks.find(({ id }) => id === network);
  const columns: Column<AdminShop>[] = [
    {
      key: 'name',
      header: shops.name,
      grow: true,
      cell: ({ key, name, hosts }) => (
        <span className="flex min-w-0 flex-col items-start gap-0.5">
          {isOwner ? (
            <RowButton onOpen={() => onOpen(key)}>{name}</RowButton>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="text-mute text-sm wrap-anywhere">{hosts.join(', ')}</span>
        </span>
      ),
    },
    {
      key: 'network',
      header: shops.network,
      from: 'sm',
      cell: (shop) => <span className="text-mute">{networkOf(shop)?.name ?? shop.network}</span>,
    },
    {
      key: 'offers',
      header: shops.offers,
      align: 'end',
      tight: true,
      from: 'md',
      cell: ({ offers }) => offers,
    },
    {
      key: 'state',
      header: shops.state,
      tight: true,
      cell: ({ closed, unminted }) =>
        closed ? (
          <Badge>{shops.closedState}</Badge>
        ) : unminted > 0 ? (
          <Badge tone="warn">{shops.waiting(unminted)}</Badge>
        ) : (
          <Badge tone="ok">{shops.open}</Badge>
        ),
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (shop) =>
        edition && (
          <ShopMenu
            locale={edition.locale}
            shop={shop}
            isMinted={networkOf(shop)?.link.kind === 'stored'}
            onEdit={() => onOpen(shop.key)}
            onPaste={() => onPaste(shop.key)}
          />
        ),
    },
  ];
  return (
    <DataTable
      label={shops.title}
      columns={columns}
      list={list}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      empty={
        <EmptyState
          icon="shopping-bag"
          title={shops.emptyTitle}
          text={isOwner ? shops.emptyText : shops.owners}
        />
      }
    />
  );
}
