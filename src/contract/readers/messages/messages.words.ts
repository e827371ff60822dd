/** Where a message stands in the editors' inbox. What looks like a program's doing waits apart, and is not lost. */
export const messageStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The inbox's shelves: one status each, and the one where a message stays when it has been read. */
export const messageViews = ['inbox', ...messageStatuses] as const;
export type MessageView = (typeof messageViews)[number];
export const statusesOf = (view: MessageView): readonly MessageStatus[] =>
  view === 'inbox' ? ['new', 'read'] : [view];
