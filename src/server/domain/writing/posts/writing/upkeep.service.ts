import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { recordAudit, theProgram } from '#server/domain/people/audit/record-audit.ts';
import { thinTexts } from '#server/domain/writing/kept-texts/record-text.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { claimDuePost, deleteTrashedBefore, listDuePosts } from './posts.write.queries.ts';
import { thinRevisionsBefore } from './revisions.queries.ts';
import { planTransition } from './transitions.ts';
import { writePost } from './write-post.ts';

const AT_ONCE = 100;

/** What happens to posts without anybody asking, on however many servers. */
export function createPostUpkeep({ db, clock }: { db: Db; clock: Clock }) {
  const daysAgo = (days: number) => ago(clock, days * DAY);

  /** False where another server has it. */
  const publishOne = (id: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock();
      const post = await claimDuePost(tx, id, now);
      const due = post?.scheduledFor;
      if (!post || !due) return false;
      // It bears the moment that was promised, however late the server was.
      const plan = planTransition('publish', { ...post, publishedAt: due }, { now });
      if (typeof plan === 'string') return false;
      await writePost(tx, theProgram, now, post, { ...plan, details: { scheduledFor: due.toISOString() } });
      return true;
    });

  return {
    hasDue: async (): Promise<boolean> => (await listDuePosts(db, clock(), 1)).length > 0,

    /** One that fails keeps no other from being published; the first failure is told once all were tried. */
    async publishDue(): Promise<number> {
      let published = 0;
      const failures: unknown[] = [];
      for (const { id } of await listDuePosts(db, clock(), AT_ONCE)) {
        try {
          if (await publishOne(id)) published += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return published;
    },

    purgeTrash: (): Promise<number> =>
      db.transaction(async (tx) => {
        const gone = await deleteTrashedBefore(tx, daysAgo(limits.writing.trashDays));
        const entries = gone.map(({ id, title, locale }) => ({
          action: 'deleted' as const,
          subject: 'post' as const,
          subjectId: String(id),
          title,
          locale,
        }));
        await recordAudit(tx, theProgram, clock(), ...entries);
        return gone.length;
      }),

    /** Of articles, and of whatever else has a history. */
    async thinRevisions(): Promise<number> {
      const before = daysAgo(limits.writing.revisionDays);
      return (await thinRevisionsBefore(db, before)) + (await thinTexts(db, before));
    },
  };
}
