import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CrawlerVisit } from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import { visitorClasses, visitSources } from '#contract/readers/crawlers/crawlers.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { apiList, apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepLanguage, useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { HiddenByCache } from './hidden-by-cache.tsx';
import { isOwnPath, outcomes, visitFilter, visitFilterNames } from './visit-filter.ts';

const toneOf = (status: number): Tone => (status >= 500 ? 'danger' : status >= 400 ? 'warn' : 'neutral');

/** What had no line, because too much came at once. */
function LeftOut() {
  const { texts, tag } = useUpkeepLanguage();
  const { data } = useQuery(apiQuery('GET /api/admin/crawlers'));
  const leftOut = (data?.classes ?? []).reduce((sum, each) => sum + each.leftOut, 0);
  if (!data || leftOut === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="info">{texts.crawlers.leftOut(leftOut.toLocaleString(tag), data.days)}</Notice>
    </div>
  );
}

function VisitedPath({ path }: { path: string }) {
  if (!isOwnPath(path)) return <span className="block wrap-anywhere">{path}</span>;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      data-row-handle=""
      className="row-handle block wrap-anywhere"
    >
      {path}
    </a>
  );
}

function useVisitColumns(): Column<CrawlerVisit>[] {
  const { crawlers } = useUpkeepTexts();
  return [
    {
      key: 'visit',
      header: crawlers.address,
      grow: true,
      cell: ({ path, agent, class: kind, at, servedFrom: from }) => (
        <span className="min-w-0">
          <VisitedPath path={path} />
          <span className="text-mute block text-sm">
            <span className="text-ink">{agent || crawlers.unnamed}</span>
            {` · ${crawlers.classes[kind].name}`}
            <span className="lg:hidden">{` · ${crawlers.sources[from]}`}</span>
            <span className="md:hidden">
              {' · '}
              <RelativeTime moment={at} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: crawlers.status,
      tight: true,
      cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
    },
    {
      key: 'from',
      header: crawlers.from,
      tight: true,
      from: 'lg',
      cell: ({ servedFrom: from }) => <span className="text-mute">{crawlers.sources[from]}</span>,
    },
    {
      key: 'when',
      header: crawlers.when,
      tight: true,
      from: 'md',
      align: 'end',
      cell: ({ at }) => (
        <span className="text-mute">
          <RelativeTime moment={at} />
        </span>
      ),
    },
  ];
}

/** What crawlers asked for, and what they got. */
export function VisitsTab() {
  const { texts, tag } = useUpkeepLanguage();
  const { crawlers } = texts;
  const { keptDays, keptVisits } = engineLimits.crawlers;
  const [params] = useSearchParams();
  const filter = visitFilter(params);
  const list = useInfiniteQuery(apiList('GET /api/admin/crawlers/visits', filter));
  const columns = useVisitColumns();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <p className="text-mute mb-4">{crawlers.visitsAbout(keptDays, keptVisits.toLocaleString(tag))}</p>
      <div className="mb-4 empty:hidden">
        <HiddenByCache />
      </div>
      <LeftOut />
      <FilterBar names={visitFilterNames}>
        <TextFilter name="q" label={crawlers.search} />
        <SelectFilter
          name="class"
          label={crawlers.class}
          options={visitorClasses.map((value) => ({ value, label: crawlers.classes[value].name }))}
        />
        <SelectFilter
          name="outcome"
          label={crawlers.status}
          options={outcomes.map((value) => ({ value, label: crawlers.outcomes[value] }))}
        />
        <SelectFilter
          name="from"
          label={crawlers.from}
          options={visitSources.map((value) => ({ value, label: crawlers.sources[value] }))}
        />
      </FilterBar>
      <DataTable
        label={crawlers.visits}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={({ path }) => path}
        empty={
          isNarrowed ? (
            <EmptyState icon="search-x" title={crawlers.noMatchTitle} text={crawlers.noMatchText} />
          ) : (
            <EmptyState icon="bot" title={crawlers.noVisitsTitle} text={crawlers.noVisitsText} />
          )
        }
      />
    </>
  );
}
