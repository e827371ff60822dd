/** Said; or what came with handing a text in, and with handing it back. */
export const postCommentKinds = ['comment', 'handed_in', 'handed_back'] as const;
export type PostCommentKind = (typeof postCommentKinds)[number];
