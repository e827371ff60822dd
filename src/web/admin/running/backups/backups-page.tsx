import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { BackupDetails } from './backup-details.tsx';
import { BackupsTable } from './backups-table.tsx';
import { ContentExport } from './content-export.tsx';
import { ContentImport } from './content-import.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useBackupAction } from './use-backup-action.ts';
import { useRestored } from './use-restored.ts';
import { WorkInProgress } from './work-in-progress.tsx';

const numberIn = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** "?backup" opens one, "?restore" asks whether it is to be restored, "?import" takes content in. */
export default function BackupsPage() {
  const { backups } = useUpkeepTexts();
  const [params, change] = useUrlParams();
  const [busy, act] = useBackupAction();
  const mayMake = useMay('owner');
  useRestored();
  const opened = numberIn(params.get('backup'));
  const restoring = numberIn(params.get('restore'));
  const restore = ({ id }: Pick<Backup, 'id'>) => change({ restore: String(id), backup: null });
  const make = () =>
    act(() => callApi('POST /api/admin/backups'), { title: backups.asked, description: backups.askedText });
  return (
    <>
      <PageHeader
        title={backups.title}
        about={backups.about}
        action={
          mayMake && (
            <Button look="primary" icon="archive" busy={busy} onClick={make}>
              {backups.make}
            </Button>
          )
        }
      />
      <WorkInProgress />
      <BackupsTable onOpen={({ id }) => change({ backup: String(id) })} onRestore={restore} />
      <div className="mt-4">
        <Notice tone="info">{backups.secret}</Notice>
      </div>
      {mayMake && <ContentExport onImport={() => change({ import: '1' })} />}
      {mayMake && params.has('import') && <ContentImport onClose={() => change({ import: null })} />}
      {opened && (
        <BackupDetails
          id={opened}
          onClose={() => change({ backup: null })}
          onRestore={() => restore({ id: opened })}
        />
      )}
      {restoring && <RestoreDialog id={restoring} onClose={() => change({ restore: null })} />}
    </>
  );
}
