import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { locales } from '#contract/site/locales.ts';
import { boardStates } from '#contract/writing/posts/post-board.words.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { EditionBoard } from '#web/admin/ui/table/edition-board.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { BoardLine } from './board-line.tsx';
import { boardFilterNames, boardInput } from './board-params.ts';
import { useBoardTexts } from './board-texts.ts';

/** Articles against editions: what is there, in which state, and which copies fell behind. */
export default function PostBoardPage() {
  const texts = useBoardTexts();
  const [params] = useSearchParams();
  const input = boardInput(params);
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/post-board', input),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={texts.title} about={texts.about} />
      <BoardFilters />
      <EditionBoard
        label={texts.title}
        subject={texts.article}
        list={list}
        empty={
          Object.keys(input).length > 0 ? (
            <EmptyState icon="search-x" title={texts.noneFound} text={texts.noneFoundText} />
          ) : (
            <EmptyState icon="grid-3x3" title={texts.empty} text={texts.emptyText} />
          )
        }
        line={(row) => <BoardLine key={row.groupId} row={row} />}
      />
    </>
  );
}

function BoardFilters() {
  const texts = useBoardTexts();
  const { posts } = useTexts();
  const [locale] = useEdition();
  const nameOf = useEditionNames();
  const { data: categories = [] } = useInfiniteQuery(apiList('GET /api/admin/categories', { locale }));
  return (
    <FilterBar names={boardFilterNames}>
      <span className="max-sm:col-span-2">
        <TextFilter name="q" label={texts.search} />
      </span>
      <SelectFilter
        name="category"
        label={posts.category}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectFilter
        name="state"
        label={texts.state}
        options={boardStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      <SelectFilter
        name="in"
        label={texts.edition}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
    </FilterBar>
  );
}
