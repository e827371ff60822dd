import type { Caller } from '#contract/people/accounts/caller.ts';
import type { PostStep } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type PostChecksService, refusalOf } from '../checks/checks.service.ts';
import type { PostRow } from '../posts.queries.ts';
import { assertExpected, isRepeated, lockPost } from './lock-post.ts';
import { findPost } from './posts.write.queries.ts';
import { groupAfter } from './restored-group.ts';
import { type PostAction, planTransition } from './transitions.ts';
import { writePost } from './write-post.ts';

interface Parts {
  db: Db;
  clock: Clock;
  checks: PostChecksService;
}

type SingleAction = Exclude<PostAction, 'move'>;

/** What leads to readers is looked at first. What was public before it was thrown away comes back unasked. */
const leadsToReaders = (action: SingleAction) => action === 'publish' || action === 'schedule';

export function createPostSteps({ db, clock, checks }: Parts) {
  /** Checking reads a lot, so it is done ahead of the transaction, which then insists on what was checked. */
  async function checkedVersion(id: number, action: SingleAction, expected: PostStep, at?: Date) {
    const post = await findPost(db, id);
    if (!post) throw notFound(`Post ${id}`);
    const isExpected = expected.version === undefined || expected.version === post.version;
    const plan = planTransition(action, post, { now: clock(), at });
    if (!leadsToReaders(action) || !isExpected || typeof plan === 'string') return expected.version;
    const refusal = refusalOf(await checks.check(post));
    if (refusal) throw refusal;
    return post.version;
  }

  return {
    async take(
      caller: Caller,
      id: number,
      action: SingleAction,
      step: PostStep = {},
      at?: Date,
    ): Promise<PostRow> {
      const actor = requireRole(caller, 'editor');
      const now = clock();
      if (at && at <= now) throw invalidFields({ at: { code: 'past' } });
      const version = await checkedVersion(id, action, step, at);
      return db.transaction(async (tx) => {
        const before = await lockPost(tx, id);
        const plan = planTransition(action, before, { now, at, forReaders: step.forReaders });
        // Already as it was asked for is well, whatever the version: a second click is no mistake.
        if (plan === 'unchanged' || isRepeated(before, step)) return before;
        assertExpected(before, { version });
        if (typeof plan === 'string') throw conflict(`Post ${id} cannot ${action}: ${plan}.`);
        const set = { ...plan.set, ...(await groupAfter(tx, action, before)) };
        return writePost(tx, actor, now, before, { ...plan, set, saveId: step.saveId });
      });
    },
  };
}
