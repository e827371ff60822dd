import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditEntryView } from '#contract/people/audit/audit.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { AuditLine } from '#web/admin/ui/audit/audit-line.tsx';
import { auditText } from '#web/admin/ui/audit/audit-sentence.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { auditFilter } from './filter-params.ts';

export function AuditTable() {
  const { audit } = useTexts();
  const [params] = useSearchParams();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const list = useInfiniteQuery(apiList('GET /api/admin/audit', auditFilter(params, timeZone)));
  const [open, setOpen] = useState<AuditEntryView>();
  const columns: Column<AuditEntryView>[] = [
    {
      key: 'what',
      header: audit.what,
      grow: true,
      cell: (entry) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={entry.actor.name} size={24} />
          <span className="min-w-0">
            <RowButton onOpen={() => setOpen(entry)}>
              <span className="font-normal">
                <AuditLine entry={entry} />
              </span>
            </RowButton>
            <span className="text-mute block text-sm sm:hidden">
              <RelativeTime moment={entry.at} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'edition',
      header: audit.edition,
      from: 'sm',
      tight: true,
      cell: ({ locale }) =>
        locale && (
          <span className="text-mute inline-flex items-center gap-1.5 uppercase">
            {flagOf(locale, 16)} {locale}
          </span>
        ),
    },
    {
      key: 'when',
      header: audit.when,
      align: 'end',
      from: 'sm',
      tight: true,
      cell: ({ at }) => (
        <span className="text-mute">
          <RelativeTime moment={at} />
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={audit.title}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={(entry) => auditText(entry, audit)}
        empty={<EmptyState icon="scroll-text" title={audit.emptyTitle} text={audit.emptyText} />}
      />
      {open && <EntryDialog entry={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
