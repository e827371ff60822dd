/** Where a message stands in the editors' inbox. What looks like a program's doing waits apart, and is not lost. */
export const contactStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type ContactStatus = (typeof contactStatuses)[number];
