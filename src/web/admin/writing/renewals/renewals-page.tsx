import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { locales } from '#contract/site/locales.ts';
import { linkingKinds } from '#contract/writing/inner-links/inner-links.words.ts';
import type { Renewal } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import { renewalReasons, renewalStates } from '#contract/writing/renewals/renewals.words.ts';
import { apiList, apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { PageLink } from '#web/admin/ui/inner-links/page-link.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { AtStake } from '#web/admin/ui/renewals/at-stake.tsx';
import { useRenewalTexts } from '#web/admin/ui/renewals/renewal-texts.ts';
import { RenewalWhy } from '#web/admin/ui/renewals/renewal-why.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { renewalFilter, renewalFilterNames } from './renewal-filter.ts';
import { RenewalMenu } from './renewal-menu.tsx';

/** What to work on next, in the order in which it would pay. */
export default function RenewalsPage() {
  const texts = useRenewalTexts();
  const { table } = useTexts();
  const mayTake = useMay('editor');
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const filter = renewalFilter(params);
  const list = useInfiniteQuery(apiList('GET /api/admin/renewals', filter));
  const { data: first } = useQuery(apiQuery('GET /api/admin/renewals', filter));
  const options = <T extends string>(values: readonly T[], labels: (value: T) => string) =>
    values.map((value) => ({ value, label: labels(value) }));
  const columns: Column<Renewal>[] = [
    {
      key: 'text',
      header: texts.text,
      grow: true,
      cell: (renewal) => (
        <span className="flex min-w-0 flex-col gap-1">
          <span className="flex min-w-0 items-baseline gap-1.5">
            {flagOf(renewal.page.locale, 14)}
            <PageLink page={renewal.page} className="row-handle wrap-anywhere" />
          </span>
          <RenewalWhy renewal={renewal} />
          {renewal.takenBy && <span className="text-sm">{texts.takenBy(renewal.takenBy)}</span>}
          {renewal.snoozedUntil && (
            <span className="text-sm">
              {texts.until} <RelativeTime moment={renewal.snoozedUntil} />
            </span>
          )}
          <span className="sm:hidden">
            <AtStake renewal={renewal} />
          </span>
        </span>
      ),
    },
    {
      key: 'stake',
      header: texts.atStake,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: (renewal) => <AtStake renewal={renewal} />,
    },
    ...(mayTake
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            cell: (renewal: Renewal) => <RenewalMenu renewal={renewal} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader title={texts.title} about={texts.about} />
      <FilterBar names={renewalFilterNames}>
        <SelectFilter
          name="state"
          label={texts.state}
          options={options(renewalStates, (is) => texts.states[is])}
        />
        <SelectFilter
          name="reason"
          label={texts.reason}
          options={options(renewalReasons, (is) => texts.reasons[is])}
        />
        <SelectFilter
          name="kind"
          label={texts.kind}
          options={options(linkingKinds, (is) => texts.kinds[is])}
        />
        <SelectFilter name="edition" label={texts.edition} options={options(locales, nameOf)} />
        {first && (
          <p className="text-mute text-sm max-sm:col-span-2">
            {first.weighedAt ? (
              <>
                {texts.weighed} <RelativeTime moment={first.weighedAt} />. {texts.mended}
              </>
            ) : (
              texts.never
            )}
          </p>
        )}
      </FilterBar>
      <DataTable
        label={texts.title}
        columns={columns}
        list={list}
        keyOf={({ page }) => `${page.kind} ${page.id}`}
        nameOf={({ page }) => page.title}
        empty={
          Object.keys(filter).length > 0 ? (
            <EmptyState icon="search-x" title={texts.nothingTitle} text={texts.nothingText} />
          ) : (
            <EmptyState icon="circle-check" title={texts.emptyTitle} text={texts.emptyText} />
          )
        }
      />
    </>
  );
}
