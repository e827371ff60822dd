import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { locales } from '#contract/site/locales.ts';
import { linkStates } from '#contract/writing/links/links.words.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { useInnerLinkTexts } from '#web/admin/ui/inner-links/inner-link-texts.ts';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useFailingTexts } from './failing/failing-texts.ts';
import { linkFilter, linkFilterNames } from './link-filter.ts';
import { useLinkTexts } from './link-texts.ts';
import { LinksTable } from './links-table.tsx';

const LonelyPages = lazy(async () => ({
  default: (await import('./lonely-pages.tsx')).LonelyPages,
}));

const FailingLinks = lazy(async () => ({
  default: (await import('./failing/failing-links.tsx')).FailingLinks,
}));

/** Links to other sites, and pages of ours that no link leads to. */
export default function LinksPage() {
  const links = useLinkTexts();
  const texts = useInnerLinkTexts();
  const failing = useFailingTexts();
  const [tab] = useUrlParam('tab');
  const { data: summary } = useQuery(apiQuery('GET /api/admin/links/summary', {}));
  return (
    <>
      <PageHeader title={links.title} about={links.about} />
      <Tabs
        label={links.title}
        tabs={[
          { value: 'out', label: texts.tabs.out, content: tab ? null : <LinksToOthers /> },
          {
            value: 'failing',
            label: failing.tab(summary?.counts.failing ?? 0),
            content: tab === 'failing' && (
              <Suspense>
                <FailingLinks />
              </Suspense>
            ),
          },
          {
            value: 'lonely',
            label: texts.tabs.lonely,
            content: tab === 'lonely' && (
              <Suspense>
                <LonelyPages />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

/** How they stand, and where they can be mended. */
function LinksToOthers() {
  const links = useLinkTexts();
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const { locale } = linkFilter(params);
  const { data: summary } = useQuery(apiQuery('GET /api/admin/links/summary', locale ? { locale } : {}));
  const countOf = (state: (typeof linkStates)[number]) => summary?.counts[state] ?? 0;
  const all = linkStates.reduce((sum, state) => sum + countOf(state), 0);
  return (
    <>
      <FilterBar names={linkFilterNames}>
        <TextFilter name="q" label={links.search} />
        <SelectFilter
          name="state"
          label={links.state}
          options={linkStates.map((value) => ({
            value,
            label: links.withCount(links.states[value], countOf(value)),
            note: links.stateTexts[value],
          }))}
        />
        <SelectFilter
          name="edition"
          label={links.edition}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
        {summary && (
          <p className="text-mute numbers text-sm max-sm:col-span-2">
            {links.counted(all, countOf('broken'))}
            {summary.checkedAt && (
              <>
                {'. '}
                {links.lastChecked} <RelativeTime moment={summary.checkedAt} />
              </>
            )}
          </p>
        )}
      </FilterBar>
      <LinksTable />
    </>
  );
}
