import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { EditedLocaleContext } from '#web/admin/writing/editor/edited-locale.tsx';
import { DayDialog } from './day-dialog.tsx';

interface DayWindowProps {
  locale: Locale;
  date: string;
  mayChange: boolean;
  onClose: () => void;
}

/** The window of the day that an address names, once it is known. */
export function DayWindow({ locale, date, mayChange, onClose }: DayWindowProps) {
  const { launches } = useTradeTexts();
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/launches/:locale/:date', { locale, date }),
    // What is being edited does not change under the hand; saving looks whether somebody else was faster.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (data)
    return (
      <EditedLocaleContext value={locale}>
        <DayDialog day={data} mayChange={mayChange} onClose={onClose} />
      </EditedLocaleContext>
    );
  if (!error) return null;
  return (
    <Dialog open title={launches.title} onClose={onClose}>
      <div className="dialog-body">
        <TableError error={error} retry={refetch} />
      </div>
    </Dialog>
  );
}
