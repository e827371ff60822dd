import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import type { ListState } from '#web/admin/ui/table/table-states.tsx';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { useCategoryTexts } from './category-texts.ts';
import { shownCategories } from './shown-categories.ts';

interface CategoriesTableProps {
  list: ListState<AdminCategory>;
  onOpen: (id: number) => void;
}

export function CategoriesTable({ list, onOpen }: CategoriesTableProps) {
  const categories = useCategoryTexts();
  const { table } = useTexts();
  const nameOf = useEditionNames();
  const [q] = useUrlParam('q');
  const [sort] = useUrlParam('sort');
  const all = list.data ?? [];
  const columns: Column<AdminCategory>[] = [
    {
      key: 'name',
      header: categories.name,
      grow: true,
      sortable: true,
      cell: (category) => (
        <span className="flex min-w-0 items-center gap-3">
          <span className="category-icon">
            <Glyph name={categoryIcon(category)} size={18} />
          </span>
          <span className="min-w-0">
            <RowButton onOpen={() => onOpen(category.id)}>{category.name}</RowButton>
            <span className="text-mute block truncate text-sm">{category.slug}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'posts',
      header: categories.posts,
      align: 'end',
      sortable: true,
      cell: ({ posts }) => (
        <span data-tip={categories.publishedOf(posts.published, posts.total)}>
          {posts.published}
          {posts.total > posts.published && <span className="text-mute"> / {posts.total}</span>}
        </span>
      ),
    },
    {
      key: 'reviews',
      header: categories.reviews,
      align: 'end',
      sortable: true,
      from: 'sm',
      cell: ({ reviews }) => reviews,
    },
    {
      key: 'editions',
      header: categories.editions,
      sortable: true,
      from: 'md',
      cell: ({ siblings }) =>
        siblings.length === 0 ? (
          <span className="text-mute">{categories.onlyHere}</span>
        ) : (
          <span className="flex items-center gap-1.5">
            <span className="sr-only">
              {categories.existsIn(siblings.map(({ locale }) => nameOf(locale)).join(', '))}
            </span>
            {siblings.map(({ id, locale, name }) => (
              <span key={id} data-tip={`${nameOf(locale)}: ${name}`}>
                {flagOf(locale, 18)}
              </span>
            ))}
          </span>
        ),
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (category) => <CategoryMenu category={category} all={all} onEdit={() => onOpen(category.id)} />,
    },
  ];
  return (
    <DataTable
      label={categories.title}
      columns={columns}
      list={{ ...list, data: list.data && shownCategories(list.data, { q, sort }) }}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      empty={
        q ? (
          <EmptyState icon="search-x" title={categories.nothingTitle} text={categories.nothingText} />
        ) : (
          <EmptyState icon="folder-tree" title={categories.emptyTitle} text={categories.emptyText} />
        )
      }
    />
  );
}
