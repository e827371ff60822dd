import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { useSelection } from '#web/admin/ui/table/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';
import { productListInput } from './list-params.ts';
import { looksPasted } from './paste/looks-pasted.ts';
import { productName } from './product-name.ts';
import { useProductColumns } from './use-product-columns.tsx';

export function ProductsTable() {
  const { products } = useTexts();
  const mayEdit = useMay('editor');
  const [params] = useSearchParams();
  const [locale] = useEdition();
  const link = useEditionLink();
  const input = productListInput(params, locale);
  const list = useInfiniteQuery(apiList('GET /api/admin/products', input));
  const selection = useSelection();
  const view = JSON.stringify(input);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another selection
  useEffect(() => clear(), [view]);
  const columns = useProductColumns(locale);
  const isArchive = input.filter === 'archived';
  const isNarrowed = input.q !== undefined || input.filter !== undefined;
  return (
    <DataTable<AdminProductRow>
      label={products.title}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={productName}
      empty={
        isNarrowed ? (
          <EmptyState icon="search-x" title={products.noneFound} text={products.noneFoundText}>
            {mayEdit && input.q && looksPasted(input.q) && (
              <Link to={link(adminRoutes.pasteLinks, { text: input.q })} className={buttonClass('primary')}>
                <Icon of="clipboard-paste" size={16} />
                {products.makeOfLink}
              </Link>
            )}
          </EmptyState>
        ) : (
          <EmptyState icon="package-plus" title={products.emptyTitle} text={products.emptyText} />
        )
      }
      {...(mayEdit && {
        selection,
        bulk: (rows: AdminProductRow[]) => <BulkActions rows={rows} isArchive={isArchive} onDone={clear} />,
      })}
    />
  );
}
