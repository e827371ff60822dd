/** Texts that lead to pages of ours, and pages that they can lead to. */
export const linkingKinds = ['post', 'review'] as const;
export type LinkingKind = (typeof linkingKinds)[number];

/** Whether a sentence says a page's name, or words of its title. */
export const suggestedBy = ['name', 'title'] as const;
