import { useQuery } from '@tanstack/react-query';
import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { type Fact, KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { holdsTones, isOpen, leftToDo, problemOf, stateTones, workTones } from './backup-words.ts';
import { CountsTable } from './counts-table.tsx';
import { useDownload } from './use-download.ts';

function useFacts(backup: Backup): Fact[] {
  const { texts, tag } = useUpkeepLanguage();
  const { backups } = texts;
  const format = new Intl.NumberFormat(tag);
  const { rehearsal, restore, rows, bytes } = backup;
  const facts: (Fact | false)[] = [
    {
      name: backups.state,
      value: <Badge tone={stateTones[backup.state]}>{backups.states[backup.state]}</Badge>,
    },
    { name: backups.madeAt, value: <RelativeTime moment={backup.createdAt} /> },
    {
      name: backups.reason,
      value: `${backups.reasons[backup.reason]} ${backup.askedBy && backups.by(backup.askedBy)}`.trim(),
    },
    bytes !== null && { name: backups.size, value: fileSize(bytes, tag) },
    backup.state === 'ready' && {
      name: backups.contains,
      value: <Badge tone={holdsTones[backup.holds]}>{backups.holds[backup.holds]}</Badge>,
    },
    rows !== null && { name: backups.rows, value: format.format(rows) },
    backup.pictures !== null && { name: backups.pictures, value: format.format(backup.pictures) },
    {
      name: backups.rehearsal,
      value: (
        <span className="flex flex-wrap items-baseline gap-2">
          <Badge {...(rehearsal && { tone: workTones[rehearsal.state] })}>
            {rehearsal ? backups.rehearsalStates[rehearsal.state] : backups.never}
          </Badge>
          {rehearsal?.at && !isOpen(rehearsal) && <RelativeTime moment={rehearsal.at} />}
          {rehearsal?.state === 'done' && backup.rehearsedRows !== null && (
            <span>{backups.rehearsedRows(format.format(backup.rehearsedRows))}</span>
          )}
        </span>
      ),
    },
    restore?.at !== undefined &&
      restore.at !== null && {
        name: backups.restored,
        value: (
          <span className="flex flex-wrap items-baseline gap-2">
            <Badge tone={workTones[restore.state]}>{backups.restoreStates[restore.state]}</Badge>
            <RelativeTime moment={restore.at} /> {backups.by(backup.restoredBy)}
          </span>
        ),
      },
    { name: backups.program, value: backup.program },
  ];
  return facts.filter((fact) => fact !== false);
}

function Details({ backup }: { backup: Backup }) {
  const { texts } = useUpkeepLanguage();
  const { backups } = texts;
  const problem = problemOf(backup, texts);
  const left = leftToDo(backup, texts);
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {left && <Notice tone="warn">{left}</Notice>}
      <KeyValues facts={useFacts(backup)} />
      {/* Of the file where it is kept: another one is sent where that one must not leave as it is. */}
      {backup.sha256 && backup.holds === backup.sends && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-64">
            <span className="text-mute block text-sm">{backups.checksum}</span>
            <code className="text-sm wrap-anywhere">{backup.sha256}</code>
          </p>
          <CopyButton text={backup.sha256} label={backups.copyChecksum} />
        </div>
      )}
      {backup.state === 'ready' && <Notice tone="info">{backups.sends[backup.sends]}</Notice>}
    </>
  );
}

interface DetailsProps {
  id: number;
  onClose: () => void;
  onRestore: () => void;
}

/** One backup, whole: what is in it, how it was tried, and the sum by which a downloaded one is known. */
export function BackupDetails({ id, onClose, onRestore }: DetailsProps) {
  const { texts } = useUpkeepLanguage();
  const { backups } = texts;
  const download = useDownload();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/backups/:id', { id }));
  const backup = data?.backup;
  return (
    <Dialog open onClose={onClose} title={backup ? backups.details(backup.name) : backups.name} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing else that a keyboard reaches. */}
      <section className="dialog-body flex flex-col gap-4" aria-label={backups.open} tabIndex={0}>
        {error && !data && <TableError error={error} retry={refetch} />}
        {!data && !error && <Skeleton index={0} />}
        {backup && <Details backup={backup} />}
        {data?.backup.counts && <CountsTable then={data.backup.counts} now={data.now} />}
      </section>
      {backup?.state === 'ready' && (
        <div className="dialog-foot">
          <Button icon="download" onClick={() => void download(backup)}>
            {backups.download}
          </Button>
          {!isOpen(backup.restore) && (
            <Button look="danger" icon="archive-restore" onClick={onRestore}>
              {backups.restore}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
