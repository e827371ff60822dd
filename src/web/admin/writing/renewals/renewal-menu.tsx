import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Renewal } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import type { RenewalStep } from '#contract/writing/renewals/renewals.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { useRenewalTexts } from '#web/admin/ui/renewals/renewal-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

const back = { take: 'release', release: 'take', snooze: 'wake', wake: 'snooze' } as const;

/** Taken, given back, put off: each with one press, and with one more as before. */
export function RenewalMenu({ renewal: { page, takenBy, isMine, snoozedUntil } }: { renewal: Renewal }) {
  const all = useTexts();
  const texts = useRenewalTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const said = { take: texts.taken, release: texts.released, snooze: texts.snoozed, wake: texts.woken };
  async function send(step: RenewalStep): Promise<void> {
    const { kind, id } = page;
    await callApi('POST /api/admin/renewals/:kind/:id', { kind, id, body: { step } });
    await client.invalidateQueries({ queryKey: ['/api/admin/renewals'] });
  }
  async function take(step: RenewalStep): Promise<void> {
    setBusy(true);
    try {
      await send(step);
      undoable(all, { title: said[step], description: page.title, undo: () => send(back[step]) });
    } catch (error) {
      const description = explainFailure(error, all).message;
      toast({ title: all.common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <span className="inline-flex items-center gap-1">
      {takenBy === null && (
        <Button busy={busy} onClick={() => void take('take')}>
          {texts.take}
        </Button>
      )}
      <Menu trigger={<IconButton label={texts.actions(page.title)} icon="ellipsis" busy={busy} />}>
        {takenBy !== null && (
          <MenuItem icon="undo-2" onChoose={() => void take('release')}>
            {isMine ? texts.release : `${texts.release} (${takenBy})`}
          </MenuItem>
        )}
        {snoozedUntil === null ? (
          <MenuItem icon="clock" onChoose={() => void take('snooze')}>
            {texts.snooze}
          </MenuItem>
        ) : (
          <MenuItem icon="undo-2" onChoose={() => void take('wake')}>
            {texts.wake}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}
