import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { LoadMore, TableError } from '#web/admin/ui/table/table-states.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { BoardLine } from './board-line.tsx';

const LINES = [0, 1, 2, 3, 4, 5];

/** Products against editions: what is there, what is missing, how old it is. */
export default function BoardPage() {
  const { products } = useTexts();
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/parity', q ? { q } : {}),
    placeholderData: keepPreviousData,
  });
  const rows = list.data;
  return (
    <>
      <PageHeader title={products.boardTitle} about={products.boardAbout} />
      <FilterBar names={['q']}>
        <span className="max-sm:col-span-2">
          <TextFilter name="q" label={products.search} />
        </span>
      </FilterBar>
      {list.error && !rows ? (
        <TableError error={list.error} retry={list.refetch} />
      ) : rows?.length === 0 ? (
        <div className="table-box">
          {q ? (
            <EmptyState icon="search-x" title={products.noneFound} text={products.noneFoundText} />
          ) : (
            <EmptyState icon="grid-3x3" title={products.boardEmpty} text={products.emptyText} />
          )}
        </div>
      ) : (
        <table aria-label={products.boardTitle} aria-busy={!rows} className="board">
          <thead className="board-head">
            <tr>
              <th scope="col">{products.product}</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  <span className="flex items-center gap-1.5">
                    {flagOf(locale, 18)}
                    {nameOf(locale)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!rows &&
              LINES.map((line) => (
                <tr key={line} className="board-row">
                  <td colSpan={locales.length + 1}>
                    <Skeleton index={line} />
                  </td>
                </tr>
              ))}
            {rows?.map((row) => (
              <BoardLine key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {rows && rows.length > 0 && <LoadMore list={list} count={rows.length} />}
    </>
  );
}
