import { useQueryClient } from '@tanstack/react-query';
import type { MessageStatus } from '#contract/readers/messages/messages.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { wayBack } from './message-steps.ts';
import { useMessageTexts } from './message-texts.ts';
import { MESSAGES, type MessageHead, type MessagePages, withStatus } from './messages-query.ts';

type Named = Pick<MessageHead, 'id' | 'status' | 'subject' | 'name'>;
const messageQuery = (id: number) => apiQuery('GET /api/admin/messages/:id', { id });

/** Messages change their shelf at once, and the message that says so takes it back. */
export function useChangeMessages() {
  const texts = useTexts();
  const words = useMessageTexts();
  const client = useQueryClient();

  async function change(ids: number[], status: MessageStatus): Promise<void> {
    await callApi('PATCH /api/admin/messages', { body: { ids, status } });
    await Promise.all([
      client.invalidateQueries({ queryKey: [MESSAGES] }),
      ...ids.map((id) => client.invalidateQueries({ queryKey: messageQuery(id).queryKey })),
    ]);
  }

  /** Says whether it worked out. */
  async function move(messages: Named[], status: MessageStatus): Promise<boolean> {
    const moved = messages.filter((message) => message.status !== status);
    try {
      await change(
        moved.map(({ id }) => id),
        status,
      );
    } catch (error) {
      const { message } = explainFailure(error, texts);
      toast({ title: texts.common.notDone, description: message, variant: 'destructive' });
      return false;
    }
    undoable(texts, {
      title: words.changed[status](moved.length),
      description: moved.map(({ subject }) => subject).join(', '),
      undo: async () => {
        for (const step of wayBack(moved)) await change(step.ids, step.status);
      },
    });
    return true;
  }

  /** Opening a message is no deed to tell of: its mark goes, and that is all. */
  async function markRead(id: number): Promise<void> {
    const read = await callApi('PATCH /api/admin/messages/:id', { id, body: { status: 'read' } });
    client.setQueryData(messageQuery(id).queryKey, read);
    client.setQueriesData<MessagePages>(
      { predicate: ({ queryKey }) => queryKey[0] === MESSAGES && queryKey[2] === 'pages' },
      (pages) => withStatus(pages, id, 'read'),
    );
  }

  return { move, markRead };
}
