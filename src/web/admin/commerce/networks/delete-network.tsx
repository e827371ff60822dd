import { useQueryClient } from '@tanstack/react-query';
import type { DeskNetwork } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PLACE } from './network-place.ts';
import { networksQuery } from './networks-query.ts';
import { useCountryNames, useNetworkTexts } from './networks-texts.ts';

/** Says which shops need it; of a changed one, that the program's own counts again. */
export function DeleteNetwork({ known, onClose }: { known: DeskNetwork; onClose: () => void }) {
  const { networks } = useNetworkTexts();
  const countries = useCountryNames();
  const client = useQueryClient();
  const [, open] = useUrlParam(PLACE);
  const { definition, origin, usedBy } = known;
  const isOwn = origin === 'own';
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/networks/:id', { id: definition.id });
    if (isOwn) open(null, { replace: true });
    await client.invalidateQueries({ queryKey: networksQuery().queryKey });
    toast({ title: isOwn ? networks.deleted : networks.givenBack, description: definition.name });
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={isOwn ? networks.deleteTitle(definition.name) : networks.giveBackTitle(definition.name)}
      consequence={
        isOwn && usedBy.length > 0 ? (
          <>
            <p>{networks.stillUsed}</p>
            <ul className="mt-1 list-disc pl-5">
              {usedBy.map(({ locale, name }) => (
                <li key={`${locale} ${name}`}>
                  {name} ({countries([locale])})
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{isOwn ? networks.deleteText : networks.giveBackText}</p>
        )
      }
      action={isOwn ? networks.delete : networks.giveBack}
      danger
      disabled={isOwn && usedBy.length > 0}
      onConfirm={remove}
    />
  );
}
