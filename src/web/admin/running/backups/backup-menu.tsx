import { useState } from 'react';
import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { isOpen } from './backup-words.ts';
import { useBackupAction, useRenewBackups } from './use-backup-action.ts';
import { useDownload } from './use-download.ts';

/** What can be done with a backup as it stands. */
export function BackupMenu({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const { backups } = useUpkeepTexts();
  const { id, name } = backup;
  const [busy, act] = useBackupAction();
  const renew = useRenewBackups();
  const download = useDownload();
  const [asked, ask] = useState<'delete' | 'download'>();
  const isReady = backup.state === 'ready';
  const isIdle =
    backup.state !== 'running' && !isOpen(backup.restore) && backup.rehearsal?.state !== 'running';
  const rehearse = () =>
    act(() => callApi('POST /api/admin/backups/:id/rehearsal', { id }), {
      title: backups.rehearseAsked,
      description: backups.rehearseText,
    });
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/backups/:id', { id });
    await renew();
    toast({ title: backups.deleted, description: backups.deletedText(name) });
  }
  if (!isReady && !isIdle) return null;
  return (
    <>
      <Menu trigger={<IconButton label={backups.actionsOf(name)} icon="ellipsis" busy={busy} />}>
        {isReady && (
          <>
            <MenuItem icon="download" onChoose={() => ask('download')}>
              {backups.download}
            </MenuItem>
            {!isOpen(backup.rehearsal) && (
              <MenuItem icon="list-checks" onChoose={rehearse}>
                {backups.rehearse}
              </MenuItem>
            )}
            {!isOpen(backup.restore) && (
              <MenuItem icon="archive-restore" onChoose={onRestore}>
                {backups.restore}
              </MenuItem>
            )}
          </>
        )}
        {isReady && isIdle && <MenuLine />}
        {isIdle && (
          <MenuItem icon="trash" danger onChoose={() => ask('delete')}>
            {backups.delete}
          </MenuItem>
        )}
      </Menu>
      <Confirm
        open={asked === 'download'}
        onClose={() => ask(undefined)}
        title={backups.downloadTitle(name)}
        consequence={backups.sends[backup.sends]}
        action={backups.download}
        onConfirm={() => download(backup)}
      />
      <Confirm
        open={asked === 'delete'}
        onClose={() => ask(undefined)}
        title={backups.deleteTitle(name)}
        consequence={backups.deleteText}
        action={backups.delete}
        danger
        onConfirm={remove}
      />
    </>
  );
}
