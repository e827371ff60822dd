import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Redirect } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** What somebody set can be set again, and goes at once; an old address of a post or category is asked about. */
export function DeleteRedirect({ redirect }: { redirect: Redirect }) {
  const texts = useUpkeepTexts();
  const { redirects, common } = texts;
  const { id, kind, from, to } = redirect;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: ['/api/admin/redirects'] });
  const done = { title: redirects.deleted, description: redirects.deletedText(from) };
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/redirects/:id', { id });
    await reload();
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  async function removeAtOnce(): Promise<void> {
    try {
      await remove();
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
      return;
    }
    const undo = async () => {
      await callApi('POST /api/admin/redirects', { body: { from, to } });
      await reload();
    };
    undoable(texts, { ...done, undo });
  }
  async function removeForGood(): Promise<void> {
    await remove();
    toast(done);
  }
  return (
    <>
      <IconButton
        label={redirects.deleteOf(from)}
        icon="trash"
        onClick={() => (kind === 'manual' ? void removeAtOnce() : setAsking(true))}
      />
      {kind !== 'manual' && (
        <Confirm
          open={asking}
          onClose={() => setAsking(false)}
          title={redirects.deleteTitle(from)}
          consequence={redirects.deleteText[kind]}
          action={redirects.delete}
          danger
          onConfirm={removeForGood}
        />
      )}
    </>
  );
}
