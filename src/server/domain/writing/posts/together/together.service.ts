import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { PostCommentKind } from '#contract/writing/posts/post-comments.words.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { assertMayWrite, isOwn } from '../own-draft.ts';
import type { PostRow } from '../posts.queries.ts';
import { lockPost } from '../writing/lock-post.ts';
import { findPost } from '../writing/posts.write.queries.ts';
import { writePost } from '../writing/write-post.ts';
import { attend, insertComment, listComments, listOthers, type PostCommentRow } from './together.queries.ts';

/** Several people and one text: who has it now, and what they say to each other about it. */
export function createPostTogether({ db, clock }: { db: Db; clock: Clock }) {
  const say = (tx: Db, actor: Actor, postId: number, kind: PostCommentKind, text: string) =>
    insertComment(tx, { postId, kind, text, actorId: actor.id, actorName: actor.name, createdAt: clock() });

  async function list(id: number): Promise<PostCommentRow[]> {
    if (!(await findPost(db, id))) throw notFound(`Post ${id}`);
    return listComments(db, id, limits.writing.comments);
  }

  /** One step between an author's desk and the editors'; a second click is no mistake. */
  async function hand(
    actor: Actor,
    id: number,
    kind: 'handed_in' | 'handed_back',
    text: string,
    check: (before: PostRow) => void,
  ): Promise<PostRow> {
    const now = clock();
    return db.transaction(async (tx) => {
      const before = await lockPost(tx, id);
      if ((before.handedInAt !== null) === (kind === 'handed_in')) return before;
      if (before.status !== 'draft' || before.trashedAt) throw conflict(`Post ${id} is no draft.`);
      check(before);
      await say(tx, actor, id, kind, text);
      const handedInAt = kind === 'handed_in' ? now : null;
      return writePost(tx, actor, now, before, { set: { handedInAt }, action: kind });
    });
  }

  return {
    comments: (caller: Caller, id: number) => {
      requireRole(caller, 'author');
      return list(id);
    },

    async comment(caller: Caller, id: number, text: string) {
      const actor = requireRole(caller, 'writer');
      await db.transaction(async (tx) => {
        const { title, locale } = await lockPost(tx, id);
        await say(tx, actor, id, 'comment', text);
        const entry = { subject: 'post', subjectId: String(id), title, locale } as const;
        await recordAudit(tx, actor, clock(), { action: 'commented', ...entry });
      });
      return list(id);
    },

    handIn: async (caller: Caller, id: number, text: string) => {
      const actor = requireRole(caller, 'writer');
      return hand(actor, id, 'handed_in', text, (before) => assertMayWrite(actor, before));
    },

    /** Whoever gives somebody's text back says why. */
    async handBack(caller: Caller, id: number, text: string) {
      const actor = requireRole(caller, 'writer');
      return hand(actor, id, 'handed_back', text, (before) => {
        if (isOwn(actor, before)) return;
        if (actor.role === 'author') assertMayWrite(actor, before);
        if (text === '') throw invalidFields({ text: { code: 'required' } });
      });
    },

    async attend(caller: Caller, id: number) {
      const actor = requireRole(caller, 'author');
      if (!(await findPost(db, id))) throw notFound(`Post ${id}`);
      const now = clock();
      await attend(db, id, actor.id, now);
      return listOthers(db, id, actor.id, new Date(now.getTime() - limits.writing.presence.lasts));
    },
  };
}
