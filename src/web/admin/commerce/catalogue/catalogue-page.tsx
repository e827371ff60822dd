import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Catalogue } from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';

/** What shops sell, to be searched; a hit becomes a product where links are pasted. */
export default function CataloguePage() {
  const words = useCatalogueTexts();
  const [locale] = useEdition();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/catalogues', { locale }));
  return (
    <>
      <PageHeader title={words.title} about={words.about} />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.items.length === 0 && <NoCatalogue />}
      {data && data.items.length > 0 && <Search catalogues={data.items} />}
    </>
  );
}

function NoCatalogue() {
  const words = useCatalogueTexts();
  const link = useEditionLink();
  return (
    <div className="table-box">
      <EmptyState icon="package-search" title={words.noneTitle} text={words.noneText}>
        <Link to={link(adminRoutes.imports)} className={buttonClass('primary')}>
          {words.toImports}
        </Link>
      </EmptyState>
    </div>
  );
}

function Search({ catalogues }: { catalogues: Catalogue[] }) {
  const words = useCatalogueTexts();
  const [asked] = useUrlParam('catalogue');
  const chosen = catalogues.find(({ id }) => String(id) === asked);
  return (
    <>
      <FilterBar names={['q', 'catalogue']}>
        <span className="max-sm:col-span-2">
          <TextFilter name="q" label={words.search} />
        </span>
        {catalogues.length > 1 && (
          <SelectFilter
            name="catalogue"
            label={words.feed}
            options={catalogues.map(({ id, feed }) => ({ value: String(id), label: feed }))}
          />
        )}
      </FilterBar>
      <Size
        catalogues={catalogues}
        chosen={chosen ?? (catalogues.length === 1 ? catalogues[0] : undefined)}
      />
      <CatalogueTable chosen={chosen} />
    </>
  );
}

/** How much there is, how old it is, and the way to be rid of it. */
function Size({ catalogues, chosen }: { catalogues: Catalogue[]; chosen: Catalogue | undefined }) {
  const words = useCatalogueTexts();
  const mayEmpty = useMay('editor');
  const { language } = useLanguage();
  const written = (n: number) => n.toLocaleString(language);
  const rows = catalogues.reduce((sum, each) => sum + each.rows, 0);
  if (!chosen) return <p className="text-mute mb-3 text-sm">{words.sum(catalogues.length, written(rows))}</p>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-mute text-sm wrap-anywhere">
        {chosen.feed} · {words.one(written(chosen.rows))} · <RelativeTime moment={chosen.asOf} />
      </p>
      {mayEmpty && <EmptyCatalogue catalogue={chosen} />}
    </div>
  );
}
