import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';
import { networksQuery } from './networks-query.ts';
import { useNetworkTexts } from './networks-texts.ts';

/** Definitions that a newer or older program has left behind: nobody looks for what is not there. */
export function UnreadableNotice({ ids }: { ids: string[] }) {
  const { networks } = useNetworkTexts();
  const isOwner = useMay('owner');
  const client = useQueryClient();
  const [busy, act] = useToldAction(() => client.invalidateQueries({ queryKey: networksQuery().queryKey }));
  if (ids.length === 0) return null;
  const remove = (id: string) =>
    act(() => callApi('DELETE /api/admin/networks/:id', { id }), {
      title: networks.deleted,
      description: id,
    });
  return (
    <div className="mb-4">
      <Notice tone="warn">
        <p>{networks.unreadable(ids.join(', '))}</p>
        {isOwner && (
          <p className="mt-2 flex flex-wrap gap-2">
            {ids.map((id) => (
              <Button key={id} busy={busy} onClick={() => remove(id)}>
                {networks.removeUnreadable(id)}
              </Button>
            ))}
          </p>
        )}
      </Notice>
    </div>
  );
}
