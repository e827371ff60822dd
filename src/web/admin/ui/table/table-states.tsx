import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { explainFailure } from '../feedback/explain-failure.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { type Column, columnClass } from './columns.ts';

/** As much of a query's state as a list shows; TanStack's infinite queries have this shape. */
export interface ListState<T> {
  data: T[] | undefined;
  error: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

/** Fewer can be seen at a glance. */
const WORTH_COUNTING = 10;
const ROWS = [0, 1, 2, 3, 4, 5];

export function TableSkeleton<T>({ columns, selectable }: { columns: Column<T>[]; selectable: boolean }) {
  return ROWS.map((row) => (
    <tr key={row}>
      {selectable && <td className="tight" />}
      {columns.map((column, index) => (
        <td key={column.key} className={columnClass({ ...column, tight: false })}>
          <Skeleton index={row + index} />
        </td>
      ))}
    </tr>
  ));
}

export function TableError({ error, retry }: { error: unknown; retry: () => unknown }) {
  const texts = useTexts();
  return (
    <div className="table-box" role="alert">
      <EmptyState icon="cloud-off" title={texts.table.failed} text={explainFailure(error, texts).message}>
        <Button onClick={() => void retry()}>{texts.common.tryAgain}</Button>
      </EmptyState>
    </div>
  );
}

/** More is fetched by a press, and the rows that are there stay where they are. */
export function LoadMore<T>({ list, count, shown }: { list: ListState<T>; count: number; shown?: string }) {
  const texts = useTexts();
  const { table } = texts;
  if (!list.hasNextPage && count < WORTH_COUNTING) return null;
  return (
    <div className="text-mute mt-3 flex min-h-8 items-center gap-3 text-sm" aria-live="polite">
      <span>{shown ?? table.shown(count)}</span>
      {list.error ? <span className="text-danger">{explainFailure(list.error, texts).message}</span> : null}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage ?? false} onClick={() => void list.fetchNextPage?.()}>
          {table.loadMore}
        </Button>
      )}
    </div>
  );
}
