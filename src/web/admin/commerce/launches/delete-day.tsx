import { useQueryClient } from '@tanstack/react-query';
import type { AdminLaunchDay } from '#contract/commerce/launches/launches.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { dayName } from './day-name.ts';

interface DeleteDayProps {
  day: AdminLaunchDay;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteDay({ day: { locale, date }, onDeleted, onClose }: DeleteDayProps) {
  const { launches } = useTradeTexts();
  const { tag } = useLanguage();
  const client = useQueryClient();
  const name = dayName(date, tag);
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/launches/:locale/:date', { locale, date });
    await client.invalidateQueries({ queryKey: ['/api/admin/launches'] });
    toast({ title: launches.deleted, description: launches.deletedText(name) });
    onDeleted();
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={launches.deleteTitle(name)}
      consequence={launches.deleteText}
      action={launches.delete}
      danger
      onConfirm={remove}
    />
  );
}
