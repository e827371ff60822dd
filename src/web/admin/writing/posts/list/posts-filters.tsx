import { useInfiniteQuery } from '@tanstack/react-query';
import { locales } from '#contract/site/locales.ts';
import { adminPostSorts } from '#contract/writing/posts/posts.words.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEverybody } from '#web/admin/api/everybody.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Combobox } from '#web/admin/ui/form/combobox.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { postFilterNames } from './list-params.ts';

export function PostsFilters() {
  const { posts } = useTexts();
  const [locale] = useEdition();
  const nameOf = useEditionNames();
  const { data: categories = [] } = useInfiniteQuery(apiList('GET /api/admin/categories', { locale }));
  return (
    <FilterBar names={postFilterNames}>
      <span className="max-sm:col-span-2">
        <TextFilter name="q" label={posts.search} />
      </span>
      <SelectFilter
        name="category"
        label={posts.category}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <AuthorFilter />
      <SelectFilter
        name="missing"
        label={posts.missing}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SortChoice />
    </FilterBar>
  );
}

/** A byline is a name, of somebody who works here or once did. */
function AuthorFilter() {
  const { posts } = useTexts();
  const [author, choose] = useUrlParam('author');
  const users = useEverybody({ enabled: useMay('editor') });
  const names = [...new Set([...users.map(({ name }) => name), ...(author ? [author] : [])])];
  return (
    <Combobox
      label={posts.author}
      value={author}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(next) => choose(next ?? null)}
    />
  );
}

function SortChoice() {
  const { posts } = useTexts();
  const [asked, choose] = useUrlParam('sort');
  const sort = adminPostSorts.find((each) => each === asked) ?? 'updated';
  return (
    <Select
      label={posts.sortBy}
      className="filter-select"
      shown={`${posts.sortBy}: ${posts.sorts[sort]}`}
      value={sort}
      options={adminPostSorts.map((value) => ({ value, label: posts.sorts[value] }))}
      onChange={(next) => choose(next === 'updated' ? null : next)}
    />
  );
}
