import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { limits } from '#contract/site/limits.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { EditionBoard } from '#web/admin/ui/table/edition-board.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { BoardLine } from './board-line.tsx';

/** Products against editions: what is there, what is missing, how old it is. */
export default function BoardPage() {
  const { products } = useTexts();
  const [params] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/parity', q ? { q } : {}),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={products.boardTitle} about={products.boardAbout} />
      <FilterBar names={['q']}>
        <span className="max-sm:col-span-2">
          <TextFilter name="q" label={products.search} />
        </span>
      </FilterBar>
      <EditionBoard
        label={products.boardTitle}
        subject={products.product}
        list={list}
        empty={
          q ? (
            <EmptyState icon="search-x" title={products.noneFound} text={products.noneFoundText} />
          ) : (
            <EmptyState icon="grid-3x3" title={products.boardEmpty} text={products.emptyText} />
          )
        }
        line={(row) => <BoardLine key={row.id} row={row} />}
      />
    </>
  );
}
