import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '#contract/people/accounts/sessions.schemas.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { EndButton } from './end-session-button.tsx';

export function SessionsSection() {
  const { account, table } = useTexts();
  const client = useQueryClient();
  const list = useInfiniteQuery(apiList('GET /api/admin/sessions'));
  const [asking, setAsking] = useState(false);
  const deviceOf = ({ browser, system }: SessionView): string => {
    if (browser && system) return account.onSystem(browser, system);
    return browser ?? system ?? account.unknownDevice;
  };
  const columns: Column<SessionView>[] = [
    {
      key: 'device',
      header: account.device,
      grow: true,
      cell: (session) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{deviceOf(session)}</span>
          {session.current && <Badge tone="ok">{account.thisOne}</Badge>}
          <span className="text-mute w-full text-sm sm:hidden">
            <RelativeTime moment={session.lastSeenAt} />
          </span>
        </span>
      ),
    },
    {
      key: 'opened',
      header: account.opened,
      from: 'md',
      cell: (session) => <RelativeTime moment={session.createdAt} />,
    },
    {
      key: 'seen',
      header: account.lastSeen,
      from: 'sm',
      cell: (session) => <RelativeTime moment={session.lastSeenAt} />,
    },
    {
      key: 'end',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (session) => !session.current && <EndButton id={session.id} device={deviceOf(session)} />,
    },
  ];
  const others = list.data?.some((session) => !session.current);
  return (
    <section aria-label={account.sessions}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-mute max-w-form">{account.sessionsAbout}</p>
        {others && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {account.endOthers}
          </Button>
        )}
      </div>
      <DataTable
        label={account.sessions}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        nameOf={deviceOf}
        empty={<EmptyState icon="monitor-smartphone" title={account.noSessions} />}
      />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={account.endOthersTitle}
        consequence={account.endOthersText}
        action={account.endOthers}
        danger
        onConfirm={async () => {
          await callApi('DELETE /api/admin/sessions');
          await client.invalidateQueries({ queryKey: ['/api/admin/sessions'] });
          toast({ title: account.othersEnded, description: account.othersEndedText });
        }}
      />
    </section>
  );
}
