import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { usePeopleTexts } from './people-texts.ts';
import { useChangeUser } from './use-change-user.ts';

export function PersonMenu({ user, onDetails }: { user: UserView; onDetails: () => void }) {
  const people = usePeopleTexts();
  const { table } = useTexts();
  const isOwner = useMay('owner');
  const isEditor = useMay('editor');
  const me = useMe();
  const navigate = useNavigate();
  const link = useEditionLink();
  const { deactivate, reactivate } = useChangeUser(user);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(user.name)} icon="ellipsis" />}>
        <MenuItem icon="info" onChoose={onDetails}>
          {people.details}
        </MenuItem>
        {isEditor && (
          <MenuItem icon="scroll-text" onChoose={() => navigate(link(adminRoutes.audit, { actor: user.id }))}>
            {people.activity}
          </MenuItem>
        )}
        {isOwner && user.id !== me.id && (
          <>
            <MenuLine />
            {user.active ? (
              <MenuItem icon="user-round-x" danger onChoose={() => setAsking(true)}>
                {people.deactivate}
              </MenuItem>
            ) : (
              <MenuItem icon="rotate-ccw" onChoose={() => void reactivate()}>
                {people.reactivate}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={people.deactivateTitle(user.name)}
        consequence={people.deactivateText}
        action={people.deactivate}
        danger
        onConfirm={deactivate}
      />
    </>
  );
}
