import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** What somebody signs in with instead of a password: where they are, and when each was last used. */
export function PasskeysSection() {
  const { passkeys } = useTexts();
  const { data, error, refetch } = useInfiniteQuery(apiList('GET /api/admin/passkeys'));
  const [adding, setAdding] = useState(false);
  return (
    <SettingsSection title={passkeys.title} about={passkeys.about}>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.length === 0 && <p className="text-mute">{passkeys.none}</p>}
      {data && data.length > 0 && (
        <ul className="divide-line divide-y" aria-label={passkeys.title}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data && data.length < limits.accounts.passkeys.perAccount && (
        <div>
          <Button look={data.length === 0 ? 'primary' : 'quiet'} icon="plus" onClick={() => setAdding(true)}>
            {passkeys.add}
          </Button>
        </div>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}
