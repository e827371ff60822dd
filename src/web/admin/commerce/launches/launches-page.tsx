import { launchLocales } from '#contract/site/addresses/paths.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { DayWindow } from './day-window.tsx';
import { DaysTable } from './days-table.tsx';
import { NewDayDialog } from './new-day-dialog.tsx';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An edition's launch days. Which one is open stands in the address; "new" is one whose date is being chosen. */
export default function LaunchesPage() {
  const { launches } = useTradeTexts();
  const [edition] = useEdition();
  const nameOf = useEditionNames();
  const mayChange = useMay('editor');
  const [open, setOpen] = useUrlParam('day');
  const has = launchLocales.includes(edition);
  return (
    <>
      <PageHeader
        title={launches.title}
        about={launches.about(nameOf(edition))}
        action={
          mayChange &&
          has && (
            <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
              {launches.create}
            </Button>
          )
        }
      />
      {has ? (
        <DaysTable locale={edition} onOpen={setOpen} />
      ) : (
        <div className="table-box">
          <EmptyState
            icon="calendar-off"
            title={launches.noneTitle(nameOf(edition))}
            text={launches.noneText}
          />
        </div>
      )}
      {has && mayChange && open === 'new' && (
        <NewDayDialog locale={edition} onChoose={setOpen} onClose={() => setOpen(null)} />
      )}
      {has && open && DATE.test(open) && (
        <DayWindow
          key={`${edition} ${open}`}
          locale={edition}
          date={open}
          mayChange={mayChange}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
