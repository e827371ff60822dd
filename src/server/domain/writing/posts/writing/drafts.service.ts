import type { Caller } from '#contract/people/accounts/caller.ts';
import type { NewPostDraft } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { PostRow } from '../posts.queries.ts';
import { deleteDraft, findDraft, type PostDraftRow, upsertDraft } from './drafts.queries.ts';
import { lockPost } from './lock-post.ts';
import { cleanFields, fieldsOf } from './post-fields.ts';
import { recordAutosave } from './record-revision.ts';

/** Unsaved changes, apart from the post. Only their author sees them, and nothing of them is in the log. */
export function createPostDrafts({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Whatever the post's state: somebody may have unpublished it, and the text must not be lost for that. */
    async keep(caller: Caller, id: number, input: NewPostDraft) {
      const actor = requireRole(caller, 'editor');
      const { baseVersion, saveId = null, ...given } = input;
      const fields = cleanFields(given);
      const at = clock();
      return db.transaction(async (tx) => {
        // Two windows of one author take turns, or each would leave a trace of its own.
        const post = await lockPost(tx, id);
        if (baseVersion > post.version) throw invalidFields({ baseVersion: { code: 'invalid' } });
        const known = await findDraft(tx, id, actor.id);
        if (saveId !== null && known?.saveId === saveId) return { draft: known, post };
        const draft: PostDraftRow = {
          postId: id,
          actorId: actor.id,
          actorName: actor.name,
          baseVersion,
          fields,
          saveId,
          updatedAt: at,
        };
        await upsertDraft(tx, draft);
        const text = { ...fieldsOf(post), ...fields };
        await recordAutosave(tx, actor, at, { ...text, id, status: post.status, version: baseVersion });
        return { draft, post };
      });
    },

    async discard(caller: Caller, id: number): Promise<PostRow> {
      const actor = requireRole(caller, 'editor');
      return db.transaction(async (tx) => {
        await deleteDraft(tx, id, actor.id);
        return lockPost(tx, id);
      });
    },
  };
}
