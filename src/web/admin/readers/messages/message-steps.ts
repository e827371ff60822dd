import { Archive, Inbox, type LucideIcon, Mail, MailOpen, ShieldAlert } from 'lucide-react';
import type { MessageStatus, MessageView } from '#contract/readers/messages/messages.words.ts';

export interface Step {
  to: MessageStatus;
  words: 'archive' | 'markSpam' | 'toInbox' | 'notSpam' | 'markUnread' | 'markRead';
  icon: LucideIcon;
}

const archive: Step = { to: 'archived', words: 'archive', icon: Archive };
const spam: Step = { to: 'spam', words: 'markSpam', icon: ShieldAlert };
const unread: Step = { to: 'new', words: 'markUnread', icon: Mail };
const read: Step = { to: 'read', words: 'markRead', icon: MailOpen };

/** Where a message can go from a shelf, the most likely first. */
export const stepsFrom: Record<MessageView, Step[]> = {
  inbox: [archive, spam, read, unread],
  new: [archive, spam, read],
  read: [archive, spam, unread],
  archived: [{ to: 'read', words: 'toInbox', icon: Inbox }, spam],
  spam: [{ to: 'read', words: 'notSpam', icon: Inbox }, archive],
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
