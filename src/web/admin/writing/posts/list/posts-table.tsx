import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminPostList, AdminPostRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { useSelection } from '#web/admin/ui/table/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';
import { postFilterNames, postListInput } from './list-params.ts';
import { PostViews } from './post-views.tsx';
import { usePostColumns } from './use-post-columns.tsx';

export function PostsTable() {
  const { posts } = useTexts();
  const mayEdit = useMay('editor');
  const [params] = useSearchParams();
  const [locale] = useEdition();
  const client = useQueryClient();
  const input = postListInput(params, locale);
  const options = apiList('GET /api/admin/posts', input);
  const list = useInfiniteQuery(options);
  // The first page tells how many each tab has; the rows alone do not.
  const counts = client.getQueryData<InfiniteData<AdminPostList>>(options.queryKey)?.pages[0]?.counts;
  const selection = useSelection();
  const view = JSON.stringify(input);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another selection
  useEffect(() => clear(), [view]);
  const columns = usePostColumns(input.status === 'trash');
  return (
    <>
      <PostViews counts={counts} />
      {input.status === 'trash' && (list.data?.length ?? 0) > 0 && (
        <div className="mb-3">
          <Notice tone="info">{posts.trashNotice}</Notice>
        </div>
      )}
      <DataTable<AdminPostRow>
        label={posts.title}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={({ shownTitle }) => shownTitle || posts.untitled}
        empty={<NothingHere isTrash={input.status === 'trash'} isNarrowed={isNarrowed(params)} />}
        {...(mayEdit && {
          selection,
          bulk: (rows: AdminPostRow[]) => (
            <BulkActions rows={rows} isTrash={input.status === 'trash'} onDone={clear} />
          ),
        })}
      />
    </>
  );
}

const isNarrowed = (params: URLSearchParams): boolean =>
  [...postFilterNames, 'status'].some((name) => params.has(name));

function NothingHere({ isTrash, isNarrowed: narrowed }: { isTrash: boolean; isNarrowed: boolean }) {
  const { posts } = useTexts();
  if (isTrash) return <EmptyState icon="trash" title={posts.emptyTrash} text={posts.emptyTrashText} />;
  if (narrowed) return <EmptyState icon="search-x" title={posts.noneFound} text={posts.noneFoundText} />;
  return <EmptyState icon="file-plus-2" title={posts.emptyTitle} text={posts.emptyText} />;
}
