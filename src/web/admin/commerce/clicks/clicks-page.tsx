import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeLanguage } from '#web/admin/context/trade-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { figuresIn, isNothing } from '#web/admin/ui/figures.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { DayChart } from './day-chart.tsx';
import { type Group, GroupTable } from './group-table.tsx';
import { ReportFilters } from './report-filters.tsx';
import { reportParams } from './report-params.ts';
import { Totals } from './totals.tsx';

const groups: Group[] = ['post', 'product', 'position', 'edition'];

/** What readers follow, day by day: in one edition or in all, by people or by crawlers. */
export default function ClicksPage() {
  const { texts, tag } = useTradeLanguage();
  const { clicks: words } = texts;
  const nameOf = useEditionNames();
  const [edition] = useEdition();
  const [search] = useSearchParams();
  const [tab = groups[0]] = useUrlParam('tab');
  const link = useEditionLink();
  const params = reportParams(search, edition);
  const figures = useMemo(() => figuresIn(tag), [tag]);
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/clicks', { ...params, by: 'day' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={words.title}
        about={words.about}
        action={
          <Link to={link(adminRoutes.earnings)} className={buttonClass('quiet')}>
            <Icon of="coins" size={16} />
            {words.toEarnings}
          </Link>
        }
      />
      <ReportFilters edition={edition} nameOf={nameOf} />
      {data?.behindCache && (
        <div className="mb-6">
          <Notice tone="info">{words.cached[params.visitor]}</Notice>
        </div>
      )}
      {error && !data && <TableError error={error} retry={refetch} />}
      {!error && !data && (
        <div className="panel flex flex-col gap-3 p-4" aria-busy="true">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} index={index} />
          ))}
        </div>
      )}
      {data && isNothing(data.totals) && isNothing(data.previous) && (
        <div className="table-box">
          <EmptyState icon="mouse-pointer-click" title={words.emptyTitle} text={words.emptyText} />
        </div>
      )}
      {data && !(isNothing(data.totals) && isNothing(data.previous)) && (
        <>
          <Totals report={data} figures={figures} />
          <section className="panel mb-6" aria-label={words.byDay}>
            <div className="panel-head">
              <h2 className="flex-1 text-base">{words.byDay}</h2>
            </div>
            <DayChart days={data.items} figures={figures} />
          </section>
          <Tabs
            label={words.groups}
            tabs={groups.map((by) => ({
              value: by,
              label: words.by[by],
              content: <GroupTable by={by} params={params} figures={figures} open={tab === by} />,
            }))}
          />
        </>
      )}
    </>
  );
}
