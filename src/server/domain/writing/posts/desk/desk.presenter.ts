import { paths } from '#contract/site/addresses/paths.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type {
  AdminPost,
  AdminPostList,
  AdminPostRow,
  PostDraft,
  PostRevision,
  PostRevisionRow,
} from '#contract/writing/posts/posts.admin.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import type { Reading } from '../posts.presenter.ts';
import type { PostDraftRow } from '../writing/drafts.queries.ts';
import { fieldsOf } from '../writing/post-fields.ts';
import type { PostRevisionRow as RevisionRow, RevisionSummary } from '../writing/revisions.queries.ts';
import type { PostDeskService } from './desk.service.ts';

type ListFacts = Awaited<ReturnType<PostDeskService['list']>>;
type PostFacts = Awaited<ReturnType<PostDeskService['get']>>;
type RowFacts = Omit<ListFacts['items'][number], 'place'>;
export type ReadingOf = (locale: RowFacts['locale']) => Reading;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function presentRow(row: RowFacts, { locale, timeZone, now }: Reading): AdminPostRow {
  const status: PostStatus = row.trashedStatus ?? row.status;
  return {
    id: row.id,
    locale: row.locale,
    slug: row.slug,
    title: row.title,
    shownTitle: resolvePlaceholders(row.title, locale, timeZone, now),
    status,
    trashedAt: iso(row.trashedAt),
    category:
      row.categoryId === null || row.categoryName === null
        ? null
        : { id: row.categoryId, name: row.categoryName },
    author: row.author,
    publishedAt: iso(row.publishedAt),
    scheduledFor: iso(row.scheduledFor),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
    handedInAt: iso(row.handedInAt),
    version: row.version,
    hasCover: row.imageUrl !== null,
    siblings: row.siblings.map((each) => ({ id: each.id, locale: each.locale, status: each.status })),
  };
}

export const presentPostList = ({ items, nextCursor, counts }: ListFacts, of: ReadingOf): AdminPostList => ({
  items: items.map((row) => presentRow(row, of(row.locale))),
  nextCursor,
  counts,
});

export const presentDraft = (draft: PostDraftRow, { version }: { version: number }): PostDraft => ({
  fields: draft.fields,
  baseVersion: draft.baseVersion,
  outdated: draft.baseVersion !== version,
  updatedAt: draft.updatedAt.toISOString(),
});

export const presentAdminPost = (
  { post, source, draft, others, mayWrite, mine }: PostFacts,
  of: ReadingOf,
): AdminPost => ({
  ...presentRow(post, of(post.locale)),
  ...fieldsOf(post),
  groupId: post.groupId,
  readersUpdatedAt: readersDate(post).toISOString(),
  path: paths.post(post.locale, post.slug),
  copiedFrom:
    source && post.copiedFromVersion !== null
      ? {
          id: source.id,
          locale: source.locale,
          version: post.copiedFromVersion,
          currentVersion: source.version,
        }
      : null,
  draft: draft ? presentDraft(draft, post) : null,
  mayWrite,
  mine,
  othersWriting: others.map(({ name, updatedAt }) => ({ name, updatedAt: updatedAt.toISOString() })),
});

export const presentRevisionRow = (row: RevisionSummary): PostRevisionRow => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  status: row.status,
  title: row.title,
  by: row.actorName,
  createdAt: row.createdAt.toISOString(),
});

export const presentRevision = (row: RevisionRow): PostRevision => ({
  ...presentRevisionRow({ ...row, title: row.fields.title }),
  // Written before there were notes, or people, it has none.
  fields: fieldsOf({
    ...row.fields,
    updateNote: row.fields.updateNote ?? '',
    authorId: row.fields.authorId ?? null,
  }),
});
