import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { LoadMore, TableError } from '#web/admin/ui/table/table-states.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { mediaFilter } from './media-filter.ts';
import { TileSkeletons } from './media-tile.tsx';

interface MediaLibraryProps {
  mayUpload: boolean;
  onOpen: (id: number) => void;
}

export function MediaLibrary({ mayUpload, onOpen }: MediaLibraryProps) {
  const { media } = useTexts();
  const [params] = useSearchParams();
  const filter = mediaFilter(params);
  const narrowed = Object.keys(filter).length > 0;
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/media', filter),
    placeholderData: keepPreviousData,
  });
  const { data: items } = list;
  if (list.error && !items) return <TableError error={list.error} retry={list.refetch} />;
  if (!items) return <TileSkeletons />;
  if (items.length === 0) {
    return (
      <div className="table-box">
        {narrowed ? (
          <EmptyState icon="search-x" title={media.nothingTitle} text={media.nothingText} />
        ) : (
          <EmptyState
            icon="images"
            title={media.emptyTitle}
            text={mayUpload ? `${media.emptyText} ${media.kinds} ${media.fileKinds}` : media.emptyForViewer}
          />
        )}
      </div>
    );
  }
  return (
    <div>
      <LibraryGrid items={items} busy={list.isPlaceholderData} onOpen={onOpen} />
      <LoadMore list={list} count={items.length} shown={media.shown(items.length)} />
    </div>
  );
}
