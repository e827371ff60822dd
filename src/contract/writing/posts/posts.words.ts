import { textCheckSeverities } from '#contract/writing/content/text-checks.words.ts';
import { postStatuses } from './post-statuses.ts';

/** The tabs of the list: a draft that waits for an editor has its own, and the trash is a place. */
export const postViews = ['handed_in', ...postStatuses, 'trash'] as const;
export type PostView = (typeof postViews)[number];

export const adminPostSorts = ['updated', 'published', 'title', 'scheduled'] as const;
export type AdminPostSort = (typeof adminPostSorts)[number];

/** What can be done to many posts at once. */
export const bulkActions = ['publish', 'unpublish', 'archive', 'move', 'trash', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Why one of many was left as it was. */
export const bulkRefusals = [
  'not_found',
  'unchanged',
  'trashed',
  'failed_checks',
  'other_edition',
  'changed',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** How a revision came about. */
export const revisionKinds = [
  'created',
  'copied',
  'saved',
  'autosaved',
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'archived',
  'restored',
  'undone',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Which text is meant: the one that was saved, or what its author has typed since. */
export const postTexts = ['saved', 'draft'] as const;
export type PostTextKind = (typeof postTexts)[number];

/** What is looked at before publishing. Errors stand in the way of it, warnings do not. */
export const postCheckSeverities = {
  ...textCheckSeverities,
  slug_taken: 'error',
  excerpt_missing: 'warning',
  excerpt_long: 'warning',
  cover_missing: 'warning',
  cover_alt_missing: 'error',
} as const satisfies Record<string, 'error' | 'warning'>;
export type PostCheckCode = keyof typeof postCheckSeverities;
export const postCheckCodes = Object.keys(postCheckSeverities) as [PostCheckCode, ...PostCheckCode[]];
