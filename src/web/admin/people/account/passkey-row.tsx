import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '#contract/people/accounts/passkeys.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { relativeMoment } from '#web/admin/ui/time/moments.ts';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

/** One passkey, by the name that its person knows it by. */
export function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const { texts, tag } = useLanguage();
  const { passkeys, table } = texts;
  const now = useNow();
  const me = useMe();
  const client = useQueryClient();
  const [open, setOpen] = useState<'name' | 'remove'>();
  const close = () => setOpen(undefined);
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const when = (moment: string) => relativeMoment(new Date(moment), now, tag);
  const isLast = me.passkeys === 1 && !me.authenticator;
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="text-mute">
        <Icon of="key-round" size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {synced && <Badge tone="neutral">{passkeys.synced}</Badge>}
        </span>
        <span className="text-mute block text-sm">
          {passkeys.made(when(createdAt))},{' '}
          {lastUsedAt ? passkeys.used(when(lastUsedAt)) : passkeys.neverUsed}
        </span>
      </span>
      <Menu trigger={<IconButton label={table.actionsFor(name)} icon="ellipsis" />}>
        <MenuItem icon="pencil" onChoose={() => setOpen('name')}>
          {passkeys.rename}
        </MenuItem>
        <MenuItem icon="trash" danger onChoose={() => setOpen('remove')}>
          {passkeys.remove}
        </MenuItem>
      </Menu>
      {open === 'name' && (
        <PasskeyNameDialog
          passkey={passkey}
          title={passkeys.renameTitle}
          onClose={close}
          onNamed={(given) => toast({ title: passkeys.renamed, description: passkeys.renamedText(given) })}
        />
      )}
      <Confirm
        open={open === 'remove'}
        onClose={close}
        title={passkeys.removeTitle(name)}
        consequence={isLast ? passkeys.removeLastText : passkeys.removeText}
        action={passkeys.remove}
        danger
        onConfirm={async () => {
          await callApi('DELETE /api/admin/passkeys/:id', { id });
          toast({ title: passkeys.removed, description: passkeys.removedText(name) });
          await renewAccount(client);
        }}
      />
    </li>
  );
}
