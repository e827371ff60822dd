import type {
  Message,
  MessageExport,
  MessageList,
} from '#contract/readers/messages/messages.admin.schemas.ts';
import { messageStatuses } from '#contract/readers/messages/messages.words.ts';
import { limits } from '#contract/site/limits.ts';
import type { ListedMessage } from './messages.admin.queries.ts';
import type { createAdminMessagesService, MessageFacts } from './messages.admin.service.ts';
import type { MessageRow } from './messages.queries.ts';

type MessagePart = Awaited<ReturnType<ReturnType<typeof createAdminMessagesService>['list']>>;

const presentHead = (row: MessageRow) => ({
  id: row.id,
  locale: row.locale,
  name: row.name,
  email: row.email,
  subject: row.subject,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

const excerptOf = (text: string): string =>
  [...text.replace(/\s+/g, ' ')].slice(0, limits.messages.excerptChars).join('');

const presentListed = ({ message, replied }: ListedMessage) => ({
  ...presentHead(message),
  excerpt: excerptOf(message.message),
  replied,
});

export const presentMessageList = ({ items, nextCursor, counts }: MessagePart): MessageList => ({
  items: items.map(presentListed),
  nextCursor,
  counts: Object.fromEntries(
    messageStatuses.map((status) => [status, counts.find((each) => each.status === status)?.count ?? 0]),
  ) as MessageList['counts'],
});

export const presentMessage = ({ message, replies }: MessageFacts): Message => ({
  ...presentHead(message),
  message: message.message,
  replies: replies.map(({ id, text, author, createdAt, sentAt }) => ({
    id,
    text,
    author,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  })),
});

export const presentMessageExport = (email: string, facts: MessageFacts[]): MessageExport => ({
  email,
  messages: facts.map(presentMessage),
});
