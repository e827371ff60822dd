import { useQuery } from '@tanstack/react-query';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { CountsTable } from './counts-table.tsx';
import { useRenewBackups } from './use-backup-action.ts';

/** Says what will happen, shows what would be lost, and wants the backup's name typed. */
export function RestoreDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { backups, common } = useUpkeepTexts();
  const renew = useRenewBackups();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/backups/:id', { id }));
  const name = data?.backup.name ?? '';

  async function send(form: FormData): Promise<void> {
    const confirmation = String(form.get('confirmation')).trim();
    if (confirmation !== name) throw new FieldProblem({ confirmation: backups.wrongName });
    await callApi('POST /api/admin/backups/:id/restore', { id, body: { confirmation } });
    await renew();
    onClose();
    toast({ title: backups.restoreAsked, description: backups.restoreAskedText });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? backups.restoreTitle(name) : backups.restore}
      description={backups.restoreLead}
      wide
      readFirst
    >
      {!data && (
        <div className="dialog-body">
          {error ? <TableError error={error} retry={refetch} /> : <Skeleton index={0} />}
        </div>
      )}
      {data && (
        <Form onSend={send} className="dialog-form">
          <div className="dialog-body flex flex-col gap-4">
            {!data.backup.rehearsal && <Notice tone="warn">{backups.notRehearsed}</Notice>}
            {data.backup.rehearsal?.state === 'failed' && (
              <Notice tone="danger">{backups.badRehearsal}</Notice>
            )}
            {data.backup.holds === 'without_secrets' && (
              <Notice tone="warn">{backups.restoreWithoutSecrets}</Notice>
            )}
            <ul className="flex list-disc flex-col gap-1 ps-5">
              {backups.consequences.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            {data.backup.counts && <CountsTable then={data.backup.counts} now={data.now} />}
            <TextField
              name="confirmation"
              label={backups.typeName(name)}
              hint={backups.typeHint}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
          <div className="dialog-foot">
            <Button onClick={onClose}>{common.cancel}</Button>
            <SubmitButton look="danger-solid">{backups.restoreNow}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
