import { Link, useSearchParams } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { addressOf } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { withParams } from '#web/shared/api/request.ts';
import { productListInput } from './list-params.ts';
import { ProductsFilters } from './products-filters.tsx';
import { ProductsTable } from './products-table.tsx';

export default function ProductsPage() {
  const { products } = useTexts();
  const mayEdit = useMay('editor');
  const link = useEditionLink();
  return (
    <>
      <PageHeader
        title={products.title}
        about={products.about}
        action={
          <span className="flex flex-wrap gap-2">
            <ExportLink />
            {mayEdit && (
              <Link to={link(adminRoutes.pasteLinks)} className={buttonClass('quiet')}>
                <Icon of="clipboard-paste" size={16} />
                {products.pasteLinks}
              </Link>
            )}
            {mayEdit && (
              <Link to={link(adminRoutes.newProduct)} className={buttonClass('primary')}>
                <Icon of="plus" size={16} />
                {products.newProduct}
              </Link>
            )}
          </span>
        }
      />
      <ProductsFilters />
      <ProductsTable />
    </>
  );
}

/** What the list shows now, and all of it. */
function ExportLink() {
  const { products } = useTexts();
  const [params] = useSearchParams();
  const [locale] = useEdition();
  const { path, params: query } = addressOf(
    'GET /api/admin/products/export',
    productListInput(params, locale),
  );
  return (
    <a href={withParams(path, query)} download className={buttonClass('quiet')}>
      <Icon of="download" size={16} />
      {products.exportCsv}
    </a>
  );
}
