import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { BulkAction, RevisionKind } from '#contract/writing/posts/posts.words.ts';
import type { PostRow } from '../posts.queries.ts';
import type { NewPostRow } from './posts.write.queries.ts';

export type PostAction = BulkAction | 'schedule' | 'unschedule';

interface Transition {
  set: Partial<NewPostRow>;
  action: AuditAction;
  revision?: RevisionKind;
}

/** Already so; in the trash; or not from where it is: a post that was published cannot be unscheduled any more. */
export type TransitionRefusal = 'unchanged' | 'trashed' | 'changed';

interface Wanted {
  now: Date;
  /** When to publish. */
  at?: Date | undefined;
  categoryId?: number | null | undefined;
  /** Something changed for readers since they last saw it. */
  forReaders?: boolean | undefined;
}

type Plan = (post: PostRow, wanted: Wanted) => Transition | TransitionRefusal;

const becomes = (status: PostStatus, action: AuditAction & RevisionKind): Transition => ({
  set: { status, scheduledFor: null, handedInAt: null },
  action,
  revision: action,
});

const plans: Record<PostAction, Plan> = {
  publish: (post, { now, forReaders }) => {
    if (post.status === 'published') return 'unchanged';
    const { set, ...rest } = becomes('published', 'published');
    // Public before, it keeps its date: it is not new. And nothing was updated before it was there.
    const publishedAt = post.publishedAt ?? now;
    const updatedAt = new Date(Math.max(post.updatedAt.getTime(), publishedAt.getTime()));
    const isNews = forReaders || post.publishedAt === null;
    return { ...rest, set: { ...set, publishedAt, updatedAt, ...(isNews && { readersUpdatedAt: now }) } };
  },
  unpublish: ({ status }) => (status === 'draft' ? 'unchanged' : becomes('draft', 'unpublished')),
  archive: ({ status }) => (status === 'archived' ? 'unchanged' : becomes('archived', 'archived')),
  schedule: ({ status, scheduledFor }, { at }) => {
    if (status === 'published') return 'changed';
    if (!at || (status === 'scheduled' && scheduledFor?.getTime() === at.getTime())) return 'unchanged';
    return {
      set: { status: 'scheduled', scheduledFor: at, handedInAt: null },
      action: 'scheduled',
      revision: 'scheduled',
    };
  },
  unschedule: ({ status }) => {
    if (status === 'scheduled') return becomes('draft', 'unscheduled');
    return status === 'draft' ? 'unchanged' : 'changed';
  },
  move: ({ categoryId }, wanted) =>
    categoryId === (wanted.categoryId ?? null)
      ? 'unchanged'
      : { set: { categoryId: wanted.categoryId ?? null }, action: 'moved' },
  trash: ({ status }, { now }) => ({
    set: { status: 'archived', trashedAt: now, trashedStatus: status },
    action: 'trashed',
  }),
  /** As it was; only a moment that has passed meanwhile is not made up for. */
  restore: ({ trashedStatus, scheduledFor }, { now }) => {
    const missed = trashedStatus === 'scheduled' && (scheduledFor === null || scheduledFor <= now);
    const status = missed ? 'draft' : (trashedStatus ?? 'draft');
    const set = { status, trashedAt: null, trashedStatus: null, ...(missed && { scheduledFor: null }) };
    return { set, action: 'restored', revision: 'restored' };
  },
};

/** What a step would change of a post, or why it cannot be taken. */
export function planTransition(
  action: PostAction,
  post: PostRow,
  wanted: Wanted,
): Transition | TransitionRefusal {
  if (action === 'restore' && !post.trashedAt) return 'unchanged';
  if (action !== 'restore' && post.trashedAt) return action === 'trash' ? 'unchanged' : 'trashed';
  return plans[action](post, wanted);
}
