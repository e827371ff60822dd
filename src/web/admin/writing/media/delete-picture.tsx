import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaDetail } from '#contract/writing/media/media.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { UseList } from './picture-uses.tsx';

/** Enough to know what is at stake; the whole list stands in the picture's own window. */
const NAMED = 5;

/** What is in use stays, unless an owner has read what will be missing. */
export function DeletePicture({ picture, onDeleted }: { picture: MediaDetail; onDeleted: () => void }) {
  const { media } = useTexts();
  const { id, fileName, uses, useCount } = picture;
  const isOwner = useMay('owner');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const used = useCount > 0;
  async function remove(): Promise<void> {
    const { brokenUses } = await callApi('DELETE /api/admin/media/:id', {
      id,
      force: used ? 'true' : 'false',
    });
    onDeleted();
    client.removeQueries({ queryKey: [`/api/admin/media/${id}`] });
    await client.invalidateQueries({ queryKey: ['/api/admin/media'] });
    const description =
      brokenUses > 0 ? media.deletedUsedText(fileName, brokenUses) : media.deletedText(fileName);
    toast({ title: media.deleted, description });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  if (used && !isOwner)
    return <p className="text-mute mr-auto max-w-form text-sm">{media.inUse(useCount)}</p>;
  return (
    <>
      <Button look="danger" icon="trash" className="mr-auto" onClick={() => setAsking(true)}>
        {media.delete}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={used ? media.deleteUsedTitle(fileName, useCount) : media.deleteTitle(fileName)}
        consequence={
          used ? (
            <>
              <p className="mb-3">{media.deleteUsedText}</p>
              <UseList uses={uses.slice(0, NAMED)} />
              {useCount > NAMED && (
                <p className="text-mute mt-1.5 text-sm">{media.usesMore(useCount - NAMED)}</p>
              )}
            </>
          ) : (
            media.deleteText
          )
        }
        action={used ? media.deleteUsedAction : media.delete}
        danger
        onConfirm={remove}
      />
    </>
  );
}
