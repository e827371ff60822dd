/** Where a message stands in the editors' inbox. What looks like a program's doing waits apart, and is not lost. */
export const contactStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** The inbox's shelves: one status each, and the one where a message stays when it has been read. */
export const messageViews = ['inbox', ...contactStatuses] as const;
export type MessageView = (typeof messageViews)[number];
export const statusesOf = (view: MessageView): readonly ContactStatus[] =>
  view === 'inbox' ? ['new', 'read'] : [view];
