/** What people write at the desk besides articles, and are not to lose. */
export const keptSubjects = ['review', 'product'] as const;
export type KeptSubject = (typeof keptSubjects)[number];
