import type { PostComment } from '#contract/writing/posts/post-comments.admin.schemas.ts';
import type { PostCommentRow } from './together.queries.ts';

export const presentComment = ({ id, kind, text, actorName, createdAt }: PostCommentRow): PostComment => ({
  id,
  kind,
  text,
  by: actorName,
  at: createdAt.toISOString(),
});
