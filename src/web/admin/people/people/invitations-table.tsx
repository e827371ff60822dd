import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitationView } from '#contract/people/accounts/people.admin.schemas.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { usePeopleTexts } from './people-texts.ts';
import { RoleName } from './role-name.tsx';

/** Who was asked and has not come yet. Not there where nobody was. */
export function InvitationsTable({ onInviteAgain }: { onInviteAgain: (email: string) => void }) {
  const people = usePeopleTexts();
  const { table } = useTexts();
  const client = useQueryClient();
  const list = useInfiniteQuery(apiList('GET /api/admin/invitations'));
  const [asking, setAsking] = useState<InvitationView>();
  if (list.data?.length === 0 || (!list.data && !list.error)) return null;
  const columns: Column<InvitationView>[] = [
    {
      key: 'email',
      header: people.email,
      grow: true,
      cell: ({ email }) => <span className="block truncate font-semibold">{email}</span>,
    },
    { key: 'role', header: people.role, tight: true, cell: ({ role }) => <RoleName role={role} /> },
    { key: 'by', header: people.invitedBy, from: 'md', cell: ({ invitedBy }) => invitedBy },
    {
      key: 'expires',
      header: people.expires,
      from: 'sm',
      cell: ({ expired, expiresAt }) =>
        expired ? <Badge tone="warn">{people.expired}</Badge> : <RelativeTime moment={expiresAt} />,
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (invitation) => (
        <Menu trigger={<IconButton label={table.actionsFor(invitation.email)} icon="ellipsis" />}>
          <MenuItem icon="rotate-ccw" onChoose={() => onInviteAgain(invitation.email)}>
            {people.inviteAgain}
          </MenuItem>
          <MenuItem icon="undo-2" danger onChoose={() => setAsking(invitation)}>
            {people.revoke}
          </MenuItem>
        </Menu>
      ),
    },
  ];
  return (
    <section className="mt-8" aria-label={people.invitations}>
      <h2>{people.invitations}</h2>
      <p className="text-mute mb-3">{people.invitationsAbout}</p>
      <DataTable
        label={people.invitations}
        columns={columns}
        list={list}
        keyOf={({ id }) => String(id)}
        nameOf={({ email }) => email}
        empty={null}
      />
      <Confirm
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={people.revokeTitle(asking?.email ?? '')}
        consequence={people.revokeText}
        action={people.revoke}
        danger
        onConfirm={async () => {
          if (!asking) return;
          await callApi('DELETE /api/admin/invitations/:id', { id: asking.id });
          await client.invalidateQueries({ queryKey: ['/api/admin/invitations'] });
          toast({ title: people.revoked, description: people.revokedText(asking.email) });
        }}
      />
    </section>
  );
}
