import type { UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import { roles as allRoles, type Role } from '#contract/site/roles.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { usePeopleTexts } from './people-texts.ts';
import { RoleName } from './role-name.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { useChangeUser } from './use-change-user.ts';

/** Everything known of somebody; an owner changes their role right here. */
export function PersonDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const people = usePeopleTexts();
  const { roles } = useTexts();
  const isOwner = useMay('owner');
  const me = useMe();
  const { changeRole } = useChangeUser(user);
  const mayChange = isOwner && user.id !== me.id;
  const roleSelect = (
    <Select<Role>
      label={people.changeRoleOf(user.name)}
      value={user.role}
      options={allRoles.map((value) => ({ value, label: roles[value].name, note: roles[value].note }))}
      onChange={(role) => {
        // Closed, because the way back is offered outside of it.
        onClose();
        void changeRole(role);
      }}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={user.name}
      description={user.active ? people.active : people.inactive}
    >
      <div className="dialog-body">
        <KeyValues
          facts={[
            { name: people.role, value: mayChange ? roleSelect : <RoleName role={user.role} /> },
            { name: people.username, value: user.username },
            { name: people.email, value: user.email ?? people.noEmail },
            {
              name: people.secondFactor,
              value: <SecondFactorState user={user} />,
            },
            { name: people.since, value: <RelativeTime moment={user.createdAt} /> },
            {
              name: people.lastSeen,
              value: user.lastSeenAt ? <RelativeTime moment={user.lastSeenAt} /> : people.never,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
