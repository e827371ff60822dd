import { useInfiniteQuery } from '@tanstack/react-query';
import type {
  Catalogue,
  CatalogueItem,
} from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { CatalogueHit, MakeProduct } from './catalogue-hit.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';

function Price({ item: { price, currency, availability, asOf } }: { item: CatalogueItem }) {
  const words = useCatalogueTexts();
  const [locale] = useEdition();
  return (
    <span className="flex flex-col items-end gap-0.5">
      {price === null ? (
        <span className="text-mute">{words.noPrice}</span>
      ) : (
        <span className="numbers whitespace-nowrap">
          {formatMoney(price, currency, languageTags[locale])}
        </span>
      )}
      {availability === 'out_of_stock' && <Badge tone="warn">{words.soldOut}</Badge>}
      <span className="text-mute text-xs whitespace-nowrap">
        <RelativeTime moment={asOf} />
      </span>
    </span>
  );
}

export function CatalogueTable({ chosen }: { chosen: Catalogue | undefined }) {
  const words = useCatalogueTexts();
  const { table } = useTexts();
  const mayMake = useMay('editor');
  const [locale] = useEdition();
  const [typed = ''] = useUrlParam('q');
  const q = typed.trim().slice(0, limits.adminLists.searchChars);
  const list = useInfiniteQuery(
    apiList('GET /api/admin/catalogue', {
      locale,
      ...(q && { q }),
      ...(chosen && { catalogue: chosen.id }),
    }),
  );
  const columns: Column<CatalogueItem>[] = [
    { key: 'item', header: words.item, grow: true, cell: (item) => <CatalogueHit item={item} /> },
    {
      key: 'shop',
      header: words.shop,
      from: 'lg',
      cell: ({ shop, feed }) => (
        <span className="flex min-w-36 flex-col wrap-anywhere">
          {shop}
          <span className="text-mute text-sm">{feed}</span>
        </span>
      ),
    },
    {
      key: 'price',
      header: words.price,
      tight: true,
      align: 'end',
      cell: (item) => <Price item={item} />,
    },
    ...(mayMake
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            from: 'md' as const,
            cell: (item: CatalogueItem) => <MakeProduct item={item} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={words.list}
      columns={columns}
      list={list}
      keyOf={({ key }) => key}
      nameOf={({ brand, name }) => `${brand} ${name}`.trim()}
      empty={<EmptyState icon="search-x" title={words.nothingTitle} text={words.nothingText} />}
    />
  );
}
