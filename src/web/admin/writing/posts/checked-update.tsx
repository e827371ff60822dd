import { useState } from 'react';
import type { PostCheck } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ChecksList } from '#web/admin/ui/checks-list.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { afterClosing } from './session/after-closing.ts';
import { useEditing } from './session/session-context.tsx';
import { loadChecks } from './use-checks.ts';
import { useSteps } from './use-steps.ts';

/** Shows readers what was kept apart. What would stand in the way of publishing is shown first. */
export function CheckedUpdate() {
  const { postEditor, common } = useTexts();
  const { session, post, save, goTo } = useEditing();
  const { orSay } = useSteps();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<PostCheck[]>();
  const hasNews = post.draft !== null || save.name !== 'saved';

  async function update(anyway: boolean): Promise<void> {
    setBusy(true);
    try {
      await session.flush();
      const found = anyway || !session.getState().post.draft ? [] : await loadChecks(post.id, 'draft');
      const serious = found.filter(({ severity }) => severity === 'error');
      if (serious.length > 0) return setErrors(serious);
      await session.update();
      setErrors(undefined);
      toast({ title: postEditor.updated, description: postEditor.updatedText });
    } finally {
      setBusy(false);
    }
  }
  const close = () => setErrors(undefined);
  return (
    <>
      <Button
        look="primary"
        busy={busy}
        disabled={!hasNews}
        data-tip={postEditor.updateText}
        onClick={() => orSay(update(false))}
      >
        {postEditor.update}
      </Button>
      {errors && (
        <Dialog open wide onClose={close} title={postEditor.checksTitle}>
          <div className="dialog-body">
            <ChecksList
              checks={errors}
              words={postEditor.checks}
              onGo={(where) => {
                close();
                afterClosing(() => goTo(where));
              }}
            />
          </div>
          <div className="dialog-foot">
            <Button onClick={close}>{common.cancel}</Button>
            <Button look="primary" busy={busy} onClick={() => orSay(update(true))}>
              {postEditor.updateAnyway}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
