import { useInfiniteQuery } from '@tanstack/react-query';
import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { BackupMenu } from './backup-menu.tsx';
import { holdsTones, leftToDo, problemOf, stateTones, workTones } from './backup-words.ts';

interface TableProps {
  onOpen: (backup: Backup) => void;
  onRestore: (backup: Backup) => void;
}

function Name({ backup, onOpen }: { backup: Backup; onOpen: () => void }) {
  const { texts, tag } = useUpkeepLanguage();
  const { backups } = texts;
  const problem = problemOf(backup, texts);
  const left = leftToDo(backup, texts);
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RowButton onOpen={onOpen}>{backup.name}</RowButton>
        {backup.state !== 'ready' && (
          <Badge tone={stateTones[backup.state]}>{backups.states[backup.state]}</Badge>
        )}
        {backup.state === 'ready' && backup.holds !== 'everything' && (
          <Badge tone={holdsTones[backup.holds]}>{backups.holds[backup.holds]}</Badge>
        )}
        {backup.restore && (
          <Badge tone={workTones[backup.restore.state]}>{backups.restoreStates[backup.restore.state]}</Badge>
        )}
      </span>
      <span className="text-mute block text-sm">
        {backups.reasons[backup.reason]} {backup.askedBy && backups.by(backup.askedBy)}
        <span className="md:hidden">
          {' · '}
          <RelativeTime moment={backup.createdAt} />
        </span>
        {backup.bytes !== null && <span className="sm:hidden"> · {fileSize(backup.bytes, tag)}</span>}
      </span>
      {problem && <span className="text-danger block text-sm wrap-anywhere">{problem}</span>}
      {left && <span className="text-warn block text-sm wrap-anywhere">{left}</span>}
      {backup.missingPictures > 0 && (
        <span className="text-mute block text-sm">{backups.missing(backup.missingPictures)}</span>
      )}
    </span>
  );
}

function Rehearsal({ backup: { rehearsal, state } }: { backup: Backup }) {
  const { texts } = useUpkeepLanguage();
  const { backups } = texts;
  if (state !== 'ready') return null;
  if (!rehearsal) return <Badge>{backups.never}</Badge>;
  return <Badge tone={workTones[rehearsal.state]}>{backups.rehearsalStates[rehearsal.state]}</Badge>;
}

/** Newest first. */
export function BackupsTable({ onOpen, onRestore }: TableProps) {
  const { texts, tag } = useUpkeepLanguage();
  const { backups } = texts;
  const list = useInfiniteQuery(apiList('GET /api/admin/backups'));
  const columns: Column<Backup>[] = [
    {
      key: 'name',
      header: backups.name,
      grow: true,
      cell: (backup) => <Name backup={backup} onOpen={() => onOpen(backup)} />,
    },
    {
      key: 'size',
      header: backups.size,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ bytes }) =>
        bytes !== null && <span className="whitespace-nowrap">{fileSize(bytes, tag)}</span>,
    },
    {
      key: 'rehearsal',
      header: backups.rehearsal,
      tight: true,
      cell: (backup) => <Rehearsal backup={backup} />,
    },
    momentColumn(backups.when, ({ createdAt }) => createdAt),
    {
      key: 'actions',
      header: backups.actions,
      quiet: true,
      tight: true,
      cell: (backup) => <BackupMenu backup={backup} onRestore={() => onRestore(backup)} />,
    },
  ];
  return (
    <DataTable
      label={backups.list}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      empty={<EmptyState icon="archive" title={backups.emptyTitle} text={backups.emptyText} />}
    />
  );
}
