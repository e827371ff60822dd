/** Of whom an address speaks: a post, category or review that once had it, or somebody's own decision. */
export const redirectKinds = ['post', 'category', 'review', 'manual'] as const;
export type RedirectKind = (typeof redirectKinds)[number];
