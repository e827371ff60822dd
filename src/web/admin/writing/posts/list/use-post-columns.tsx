import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import type { AdminPostRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { RowLink } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { StatusBadge } from '../status-badge.tsx';

export function usePostColumns(isTrash: boolean): Column<AdminPostRow>[] {
  const { texts, tag } = useLanguage();
  const { posts } = texts;
  const link = useEditionLink();
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' });
  return [
    {
      key: 'title',
      header: posts.postBy,
      grow: true,
      cell: (post) => (
        <span className="block min-w-0">
          <RowLink to={link(editPostPath(post.id))}>{post.shownTitle || posts.untitled}</RowLink>
          <span className="text-mute block truncate text-sm">
            <span className="sm:hidden">
              {posts.statuses[post.status]}
              {' · '}
            </span>
            {[post.author, post.publishedAt && day.format(new Date(post.publishedAt))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: posts.status,
      from: 'sm',
      tight: true,
      cell: (post) => (
        <span className="flex flex-col items-start gap-0.5">
          <StatusBadge post={post} />
          {post.status === 'scheduled' && post.scheduledFor && !post.trashedAt && (
            <span className="text-mute text-xs">
              <RelativeTime moment={post.scheduledFor} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'category',
      header: posts.category,
      from: 'md',
      tight: true,
      cell: ({ category }) => category?.name ?? <span className="text-mute">{posts.noCategory}</span>,
    },
    {
      key: 'editions',
      header: posts.editions,
      from: 'lg',
      tight: true,
      cell: ({ siblings }) => (
        <span className="inline-flex gap-1">
          {siblings.map(({ id, locale, status }) => (
            <span key={id} data-tip={`${locale.toUpperCase()}: ${posts.statuses[status]}`}>
              {flagOf(locale, 16)}
              <span className="sr-only">{`${locale.toUpperCase()}: ${posts.statuses[status]}`}</span>
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'updated',
      header: posts.updated,
      align: 'end',
      from: 'sm',
      tight: true,
      cell: (post) => (
        <span className="text-mute">
          <RelativeTime moment={(isTrash && post.trashedAt) || post.updatedAt} />
        </span>
      ),
    },
  ];
}
