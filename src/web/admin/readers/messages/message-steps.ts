import type { MessageStatus, MessageView } from '#contract/readers/messages/messages.words.ts';
import type { DeskIcon } from '../../ui/icon-names.ts';

export interface Step {
  to: MessageStatus;
  words: 'archive' | 'markSpam' | 'toInbox' | 'notSpam' | 'markUnread' | 'markRead';
  icon: DeskIcon;
}

const archive: Step = { to: 'archived', words: 'archive', icon: 'archive' };
const spam: Step = { to: 'spam', words: 'markSpam', icon: 'shield-alert' };
const unread: Step = { to: 'new', words: 'markUnread', icon: 'mail' };
const read: Step = { to: 'read', words: 'markRead', icon: 'mail-open' };

/** Where a message can go from a shelf, the most likely first. */
export const stepsFrom: Record<MessageView, Step[]> = {
  inbox: [archive, spam, read, unread],
  new: [archive, spam, read],
  read: [archive, spam, unread],
  archived: [{ to: 'read', words: 'toInbox', icon: 'inbox' }, spam],
  spam: [{ to: 'read', words: 'notSpam', icon: 'inbox' }, archive],
};

interface Marked {
  id: number;
  status: MessageStatus;
}

/** What brings messages back to where they were: one call for each status that they had. */
export function wayBack(messages: readonly Marked[]): { status: MessageStatus; ids: number[] }[] {
  const groups = Map.groupBy(messages, ({ status }) => status);
  return [...groups].map(([status, group]) => ({ status, ids: group.map(({ id }) => id) }));
}
