import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { MessageList } from '#contract/readers/messages/messages.admin.schemas.ts';
import type { MessageStatus } from '#contract/readers/messages/messages.words.ts';
import type { MessageFilter } from './messages-params.ts';

export const MESSAGES = '/api/admin/messages';
export type MessageHead = MessageList['items'][number];
export type MessagePages = InfiniteData<MessageList, string | null>;

interface FlatMessages {
  items: MessageHead[];
  counts: MessageList['counts'] | undefined;
}

/** The list and how many there are of each status. Whoever comes back to the window sees what came meanwhile. */
export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions<MessageList, Error, FlatMessages, readonly unknown[], string | null>({
    queryKey: [MESSAGES, filter, 'pages'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), counts: pages.at(-1)?.counts }),
  });

/** A message that was just read stays where it is until the list is asked for again; only its mark goes. */
export function withStatus(
  before: MessagePages | undefined,
  id: number,
  status: MessageStatus,
): MessagePages | undefined {
  const had = before?.pages.flatMap(({ items }) => items).find((message) => message.id === id)?.status;
  if (!before || had === undefined || had === status) return before;
  return {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      items: page.items.map((message) => (message.id === id ? { ...message, status } : message)),
      counts: { ...page.counts, [had]: page.counts[had] - 1, [status]: page.counts[status] + 1 },
    })),
  };
}
