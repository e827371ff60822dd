import { limits } from '#contract/site/limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { RevisionKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import { fieldsOf } from './post-fields.ts';
import { insertRevision, insertRevisionsOf, replaceAutosave } from './revisions.queries.ts';

interface Revised extends PostFields {
  id: number;
  version: number;
  status: PostStatus;
}
type By = Pick<Actor, 'id' | 'name'> | { id: null; name: string };

const rowOf = (post: Revised, kind: RevisionKind, by: By, at: Date) => ({
  postId: post.id,
  kind,
  version: post.version,
  status: post.status,
  fields: fieldsOf(post),
  actorId: by.id,
  actorName: by.name,
  startedAt: at,
  createdAt: at,
});

export const recordRevision = (tx: Db, by: By, at: Date, kind: RevisionKind, post: Revised): Promise<void> =>
  insertRevision(tx, rowOf(post, kind, by, at));

/** The same for several that were just written, at once. */
export const recordRevisions = (tx: Db, by: By, at: Date, kind: RevisionKind, ids: number[]): Promise<void> =>
  insertRevisionsOf(tx, ids, { kind, actorId: by.id, actorName: by.name, at });

/** One revision for all autosaves of an author within some minutes, and it has the last of them. True for the first. */
export async function recordAutosave(tx: Db, by: Actor, at: Date, post: Revised): Promise<boolean> {
  const row = { ...rowOf(post, 'autosaved', by, at), actorId: by.id };
  const since = new Date(at.getTime() - limits.writing.autosaveMinutes * 60_000);
  if (await replaceAutosave(tx, row, since)) return false;
  await insertRevision(tx, row);
  return true;
}
