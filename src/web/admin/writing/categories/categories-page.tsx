import { useInfiniteQuery } from '@tanstack/react-query';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { useCategoryTexts } from './category-texts.ts';
import { CategoryWindow } from './category-window.tsx';
import { totalsOf } from './shown-categories.ts';

/** An edition's categories. Which one is open stands in the address; "new" is one that is being made. */
export default function CategoriesPage() {
  const categories = useCategoryTexts();
  const [edition] = useEdition();
  const nameOf = useEditionNames();
  const mayChange = useMay('editor');
  const [open, setOpen] = useUrlParam('category');
  const list = useInfiniteQuery(apiList('GET /api/admin/categories', { locale: edition }));
  const all = list.data ?? [];
  const { posts, reviews } = totalsOf(all);
  return (
    <>
      <PageHeader
        title={categories.title}
        about={categories.about(nameOf(edition))}
        action={
          mayChange && (
            <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
              {categories.create}
            </Button>
          )
        }
      />
      <FilterBar names={['q']}>
        <TextFilter name="q" label={categories.filter} />
        {list.data && (
          <p className="text-mute numbers text-sm max-sm:col-span-2">
            {categories.totals(all.length, posts, reviews)}
          </p>
        )}
      </FilterBar>
      <CategoriesTable list={list} onOpen={(id) => setOpen(String(id))} />
      {open && list.data && (
        <CategoryWindow key={`${edition} ${open}`} asked={open} all={all} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
