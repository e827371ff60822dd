import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { findPost } from './posts.write.queries.ts';
import { findRevision, listRevisions, type PostRevisionRow } from './revisions.queries.ts';

export function createPostRevisions({ db }: { db: Db }) {
  return {
    async list(caller: Caller, postId: number, cursor?: string) {
      requireRole(caller, 'author');
      if (!(await findPost(db, postId))) throw notFound(`Post ${postId}`);
      return readPart(
        cursor,
        (after, limit) => listRevisions(db, postId, limit, after),
        byCreation,
        limits.writing.revisionsPart,
      );
    },

    async get(caller: Caller, postId: number, id: number): Promise<PostRevisionRow> {
      requireRole(caller, 'author');
      const revision = await findRevision(db, postId, id);
      if (!revision) throw notFound(`Revision ${id} of post ${postId}`);
      return revision;
    },
  };
}
