import { Link, useSearchParams } from 'react-router';
import { type ProductFilter, productFilters } from '#contract/commerce/products/products.words.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Select } from '#web/admin/ui/form/select.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { filterOf, productFilterNames } from './list-params.ts';

/** What the list is narrowed to: a tab, a search, and whose reviews and offers are meant. */
export function ProductsFilters() {
  const { products } = useTexts();
  return (
    <>
      <FilterBar names={productFilterNames}>
        <span className="max-sm:col-span-2">
          <TextFilter name="q" label={products.search} />
        </span>
        <ScopeChoice />
      </FilterBar>
      <FilterTabs />
    </>
  );
}

function ScopeChoice() {
  const { products } = useTexts();
  const [asked, choose] = useUrlParam('scope');
  const scope = asked === 'all' ? 'all' : 'edition';
  return (
    <Select
      label={products.scope}
      className="filter-select max-sm:col-span-2"
      shown={`${products.scope}: ${products.scopes[scope]}`}
      value={scope}
      options={(['edition', 'all'] as const).map((value) => ({ value, label: products.scopes[value] }))}
      onChange={(next) => choose(next === 'all' ? next : null)}
    />
  );
}

/** Links, so that each has an address of its own. */
function FilterTabs() {
  const { products } = useTexts();
  const [params] = useSearchParams();
  const current = filterOf(params);
  const tab = (filter: ProductFilter | undefined, label: string) => {
    const search = new URLSearchParams(params);
    search.delete('filter');
    search.delete('price');
    if (filter) search.set('filter', filter);
    return (
      <Link
        key={filter ?? 'all'}
        to={{ search: search.toString() }}
        className="tabs-tab inline-flex items-center no-underline"
        data-state={filter === current ? 'active' : 'inactive'}
        aria-current={filter === current ? 'page' : undefined}
      >
        {label}
      </Link>
    );
  };
  return (
    <nav className="tabs-list mb-3" aria-label={products.filtersLabel}>
      {tab(undefined, products.all)}
      {productFilters.map((filter) => tab(filter, products.filters[filter]))}
    </nav>
  );
}
