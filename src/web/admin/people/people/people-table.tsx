import { useInfiniteQuery } from '@tanstack/react-query';
import type { UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { usePeopleTexts } from './people-texts.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonMenu } from './person-menu.tsx';
import { RoleName } from './role-name.tsx';
import { SecondFactorState } from './second-factor-state.tsx';

export function PeopleTable() {
  const people = usePeopleTexts();
  const { table } = useTexts();
  const me = useMe();
  const list = useInfiniteQuery(apiList('GET /api/admin/users'));
  /** In the address, so that whoever looks for somebody can be led to them. */
  const [openId, setOpenId] = useUrlParam('person');
  const open = list.data?.find(({ id }) => id === openId);
  const columns: Column<UserView>[] = [
    {
      key: 'person',
      header: people.person,
      grow: true,
      cell: (user) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={user.name} />
          <span className="min-w-0">
            <RowButton onOpen={() => setOpenId(user.id)}>{user.name}</RowButton>
            {user.id === me.id && <span className="text-mute"> ({people.you})</span>}
            <span className="text-mute block truncate text-sm">
              {user.active && user.secondFactorDue && (
                <span className="text-warn lg:hidden">{people.withoutSecondFactor} · </span>
              )}
              <span className="sm:hidden">
                {!user.active && `${people.inactive} · `}
                <RoleName role={user.role} />
                {' · '}
              </span>
              {user.email ?? user.username}
            </span>
          </span>
        </span>
      ),
    },
    { key: 'role', header: people.role, from: 'sm', cell: (user) => <RoleName role={user.role} /> },
    {
      key: 'state',
      header: people.state,
      from: 'sm',
      cell: (user) => (
        <Badge tone={user.active ? 'ok' : 'neutral'}>{user.active ? people.active : people.inactive}</Badge>
      ),
    },
    {
      key: 'secondFactor',
      header: people.secondFactor,
      from: 'lg',
      cell: (user) =>
        user.secondFactor ? (
          people.secondFactorOn
        ) : (
          <span className="text-warn">
            <SecondFactorState user={user} />
          </span>
        ),
    },
    {
      key: 'lastSeen',
      header: people.lastSeen,
      from: 'md',
      cell: (user) => (
        <span className="text-mute">
          {user.lastSeenAt ? <RelativeTime moment={user.lastSeenAt} /> : people.never}
        </span>
      ),
    },
    {
      key: 'actions',
      header: table.actions,
      quiet: true,
      tight: true,
      cell: (user) => <PersonMenu user={user} onDetails={() => setOpenId(user.id)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={people.title}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        empty={<EmptyState icon="users-round" title={people.emptyTitle} />}
      />
      {open && <PersonDialog user={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
