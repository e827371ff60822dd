import { useQueryClient } from '@tanstack/react-query';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useEditing } from './session/session-context.tsx';
import { UnsavedText } from './session/session-state.ts';

/** Why something could not be done, in words. */
export function useExplain(): (error: unknown) => string {
  const texts = useTexts();
  return (error) => {
    if (!(error instanceof UnsavedText)) return explainFailure(error, texts).message;
    return error.why === 'conflict' ? texts.postEditor.conflict : texts.postEditor.unsavedFirst;
  };
}

/** Steps in a post's life: taken with everything typed before them, and said afterwards. */
export function useSteps() {
  const { postEditor } = useTexts();
  const { session } = useEditing();
  const client = useQueryClient();
  const explain = useExplain();
  /** Rejects where it did not work out. */
  async function take(
    call: (given: { id: number; body: { version: number } }) => Promise<AdminPost>,
    done: { title: string; description: string },
  ): Promise<void> {
    await session.step((post) => call({ id: post.id, body: { version: post.version } }));
    void client.invalidateQueries({ queryKey: ['/api/admin/posts'] });
    toast(done);
  }
  /** For what no window waits for: a failure is said by a message. */
  const orSay = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) =>
      toast({ title: postEditor.notDone, description: explain(error), variant: 'destructive' }),
    );
  return { take, orSay, explain };
}
