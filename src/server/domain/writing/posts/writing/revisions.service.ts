import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { findPost } from './posts.write.queries.ts';
import { findRevision, listRevisions, type PostRevisionRow } from './revisions.queries.ts';

export function createPostRevisions({ db }: { db: Db }) {
  return {
    async list(caller: Caller, postId: number, cursor?: string) {
      requireRole(caller, 'viewer');
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (!(await findPost(db, postId))) throw notFound(`Post ${postId}`);
      const size = limits.writing.revisionsPart;
      const found = await listRevisions(db, postId, size + 1, after);
      const items = found.slice(0, size);
      const last = items.at(-1);
      const nextCursor =
        found.length > size && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
      return { items, nextCursor };
    },

    async get(caller: Caller, postId: number, id: number): Promise<PostRevisionRow> {
      requireRole(caller, 'viewer');
      const revision = await findRevision(db, postId, id);
      if (!revision) throw notFound(`Revision ${id} of post ${postId}`);
      return revision;
    },
  };
}
