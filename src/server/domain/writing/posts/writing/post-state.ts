import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { PostRow } from '../posts.queries.ts';

const moments = ['publishedAt', 'scheduledFor', 'trashedAt', 'updatedAt'] as const;

/** Everything that a step can change, as the log keeps it: what is needed to take it back. */
export interface PostState {
  status: PostStatus;
  trashedStatus: PostStatus | null;
  categoryId: number | null;
  groupId: string;
  publishedAt: string | null;
  scheduledFor: string | null;
  trashedAt: string | null;
  updatedAt: string | null;
}

export const stateOf = (post: PostRow): PostState => ({
  status: post.status,
  trashedStatus: post.trashedStatus,
  categoryId: post.categoryId,
  groupId: post.groupId,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  scheduledFor: post.scheduledFor?.toISOString() ?? null,
  trashedAt: post.trashedAt?.toISOString() ?? null,
  updatedAt: post.updatedAt.toISOString(),
});

/** The state as the row has it. */
export function rowOfState({ status, trashedStatus, categoryId, groupId, ...state }: PostState) {
  const dates = Object.fromEntries(
    moments.map((name) => {
      const moment = state[name];
      return [name, moment === null ? null : new Date(moment)];
    }),
  ) as Pick<PostRow, 'publishedAt' | 'scheduledFor' | 'trashedAt' | 'updatedAt'>;
  return { status, trashedStatus, categoryId, groupId, ...dates };
}
