import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isLocale, locales } from '#contract/site/locales.ts';
import { linkingKinds } from '#contract/writing/inner-links/inner-links.words.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { useInnerLinkTexts } from '#web/admin/ui/inner-links/inner-link-texts.ts';
import { PageLink } from '#web/admin/ui/inner-links/page-link.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useLinkTexts } from './link-texts.ts';

/** Published pages that no text of ours leads to. */
export function LonelyPages() {
  const texts = useInnerLinkTexts();
  const links = useLinkTexts();
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const kind = linkingKinds.find((each) => each === params.get('kind')) ?? 'post';
  const locale = params.get('edition');
  const query = { kind, ...(isLocale(locale) && { locale }) };
  const list = useInfiniteQuery(apiList('GET /api/admin/inner-links/lonely', query));
  type Lonely = NonNullable<typeof list.data>[number];
  const columns: Column<Lonely>[] = [
    {
      key: 'page',
      header: texts.page,
      grow: true,
      cell: (page) => (
        <span className="flex min-w-0 items-baseline gap-1.5">
          {flagOf(page.locale, 14)}
          <PageLink page={page} className="row-handle wrap-anywhere" />
        </span>
      ),
    },
    {
      key: 'published',
      header: texts.published,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ publishedAt }) => (
        <span className="text-mute">{publishedAt && <RelativeTime moment={publishedAt} />}</span>
      ),
    },
  ];
  return (
    <>
      <p className="text-mute mb-4">{texts.lonelyAbout}</p>
      <FilterBar names={['kind', 'edition']}>
        <SelectFilter
          name="kind"
          label={texts.kind}
          options={linkingKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <SelectFilter
          name="edition"
          label={links.edition}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
      </FilterBar>
      <DataTable
        label={texts.tabs.lonely}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        empty={<EmptyState icon="circle-check" title={texts.lonelyNoneTitle} text={texts.lonelyNoneText} />}
      />
    </>
  );
}
