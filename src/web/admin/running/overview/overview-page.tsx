import { useEdition } from '#web/admin/context/edition.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { EditionsPanel } from './editions-panel.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { useMissingPrices } from './money/use-missing-prices.ts';
import { WeekPanel } from './money/week-panel.tsx';
import { needsOf } from './needs.ts';
import { NeedsPanel } from './needs-panel.tsx';
import { useOverviewTexts } from './overview-texts.ts';
import { useOwnNeeds } from './own-needs.ts';
import { RecentPanel } from './recent-panel.tsx';
import { RenewalsPanel } from './renewals-panel.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useEditions, useOverview, useScope } from './use-overview.ts';

/** The desk in the morning: what waits for a person, what comes out when, and what others did. */
export default function OverviewPage() {
  const overview = useOverviewTexts();
  const me = useMe();
  const [worked] = useEdition();
  const { edition, showAll } = useScope();
  const { data: facts, error, refetch } = useOverview(edition);
  const { nameOf, zoneOf, today } = useEditions(edition);
  const own = useOwnNeeds();
  const seesMoney = useMay('viewer');
  const prices = useMissingPrices(edition);
  const needs = facts && today ? needsOf(facts, { edition, nameOf, today }, overview) : [];
  return (
    <>
      <PageHeader
        title={overview.greeting(me.name.split(' ')[0] ?? me.name)}
        tab={overview.title}
        about={overview.about}
        action={<ScopeChoice name={nameOf(worked)} edition={edition} onChange={showAll} />}
      />
      {error && !facts && (
        <div className="mb-5">
          <TableError error={error} retry={refetch} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-5">
          {seesMoney && <MoneyPanel edition={edition} nameOf={nameOf} />}
          <NeedsPanel needs={[...needs, ...prices, ...own.needs]} busy={own.busy || (!facts && !error)} />
          {seesMoney && <RenewalsPanel edition={edition} />}
          {!error && <RecentPanel actions={facts?.recentActions} />}
        </div>
        <div className="flex flex-col gap-5">
          {seesMoney && <WeekPanel edition={edition} zoneOf={zoneOf} />}
          {facts && today && (
            <CalendarPanel key={worked} facts={facts} edition={edition} today={today} zoneOf={zoneOf} />
          )}
          <EditionsPanel />
        </div>
      </div>
    </>
  );
}
