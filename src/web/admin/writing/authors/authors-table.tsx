import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { foldText } from '#i18n/fold.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { useAuthorsTexts } from '#web/admin/ui/authors/use-authors.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import type { ListState } from '#web/admin/ui/table/table-states.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { AuthorMenu } from './author-menu.tsx';

interface AuthorsTableProps {
  list: ListState<AdminAuthor>;
  onOpen: (id: number) => void;
}

/** Published of all, where some are not. */
function Works({ counts, tip }: { counts: AdminAuthor['posts']; tip: string }) {
  return (
    <span data-tip={tip}>
      {counts.published}
      {counts.total > counts.published && <span className="text-mute"> / {counts.total}</span>}
    </span>
  );
}

export function AuthorsTable({ list, onOpen }: AuthorsTableProps) {
  const texts = useAuthorsTexts();
  const { table } = useTexts();
  const nameOf = useEditionNames();
  const [q] = useUrlParam('q');
  const wanted = foldText(q?.trim() ?? '');
  const shown = list.data?.filter(
    ({ name, slug }) => foldText(name).includes(wanted) || slug.includes(wanted),
  );
  const columns: Column<AdminAuthor>[] = [
    {
      key: 'name',
      header: texts.name,
      grow: true,
      cell: ({ id, name, slug, imageUrl }) => (
        <span className="flex min-w-0 items-center gap-3">
          {imageUrl ? (
            <span className="author-thumb">
              <Thumb url={imageUrl} />
            </span>
          ) : (
            <Avatar name={name} size={40} />
          )}
          <span className="min-w-0">
            <RowButton onOpen={() => onOpen(id)}>{name}</RowButton>
            <span className="text-mute block truncate text-sm">{slug}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'posts',
      header: texts.posts,
      align: 'end',
      cell: ({ posts }) => <Works counts={posts} tip={texts.publishedOf(posts.published, posts.total)} />,
    },
    {
      key: 'reviews',
      header: texts.reviews,
      align: 'end',
      from: 'sm',
      cell: ({ reviews }) => (
        <Works counts={reviews} tip={texts.publishedOf(reviews.published, reviews.total)} />
      ),
    },
    {
      key: 'editions',
      header: texts.editions,
      from: 'md',
      cell: ({ editions }) =>
        editions.length === 0 ? (
          <span className="text-mute">{texts.noEdition}</span>
        ) : (
          <span className="flex items-center gap-1.5">
            {editions.map((locale) => (
              <span key={locale} data-tip={nameOf(locale)}>
                <span className="sr-only">{nameOf(locale)}</span>
                {flagOf(locale, 18)}
              </span>
            ))}
          </span>
        ),
    },
    {
      key: 'account',
      header: texts.account,
      from: 'lg',
      cell: ({ account }) => account?.name ?? <span className="text-mute">–</span>,
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (author) => <AuthorMenu author={author} all={list.data ?? []} onEdit={() => onOpen(author.id)} />,
    },
  ];
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      list={{ ...list, data: shown }}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      empty={
        q ? (
          <EmptyState icon="search-x" title={texts.nothingTitle} text={texts.nothingText} />
        ) : (
          <EmptyState icon="pen-line" title={texts.emptyTitle} text={texts.emptyText} />
        )
      }
    />
  );
}
