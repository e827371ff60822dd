import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { BulkChange, BulkResult } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { BulkRefusal } from '#contract/writing/posts/posts.words.ts';
import { keepOldAddressIfFree } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { findBatch } from '#server/domain/people/audit/find-batch.ts';
import { openBatch } from '#server/domain/people/audit/open-batch.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type PostChecksService, refusalOf } from '../checks/checks.service.ts';
import type { PostRow } from '../posts.queries.ts';
import { type PostState, rowOfState, stateOf } from './post-state.ts';
import { findPost, listPosts, lockCategories, lockPosts } from './posts.write.queries.ts';
import { groupAfter } from './restored-group.ts';
import { planTransition } from './transitions.ts';
import { type Write, writePost } from './write-post.ts';

interface Parts {
  db: Db;
  clock: Clock;
  categories: CategoriesService;
  checks: PostChecksService;
}

/** What to do to one of many, or why nothing is done to it. */
type Decide = (
  tx: Db,
  post: PostRow,
  editionOf: (categoryId: number) => Locale | undefined,
) => Promise<Write | BulkRefusal>;

export function createPostBulk({ db, clock, categories, checks }: Parts) {
  /** All in one transaction, and one number in the log; what cannot be done keeps nothing else from being done. */
  async function run(
    caller: Caller,
    ids: number[],
    decide: Decide,
    target: number | null = null,
  ): Promise<BulkResult> {
    const actor = requireRole(caller, 'editor');
    const now = clock();
    return db.transaction(async (tx) => {
      const batchId = await openBatch(tx);
      const locked = new Map((await lockPosts(tx, ids)).map((post) => [post.id, post]));
      const touched = new Set([target, ...[...locked.values()].map(({ categoryId }) => categoryId)]);
      const editions = new Map(
        (
          await lockCategories(
            tx,
            [...touched].filter((id) => id !== null),
          )
        ).map(({ id, locale }) => [id, locale]),
      );
      const results: BulkResult['results'] = [];
      for (const id of ids) {
        const post = locked.get(id);
        const decision = post
          ? await decide(tx, post, (categoryId) => editions.get(categoryId))
          : 'not_found';
        if (post && typeof decision !== 'string') {
          const details = { ...decision.details, before: stateOf(post) };
          await writePost(tx, actor, now, post, { ...decision, details, batchId });
        }
        const reason = typeof decision === 'string' ? decision : null;
        results.push({ id, done: reason === null, reason });
      }
      return { batchId, results };
    });
  }

  /** Ahead of the transaction, which insists on the version that was looked at. */
  async function checkBeforehand(ids: number[]) {
    const now = clock();
    const seen = (await listPosts(db, ids)).filter(
      (post) => typeof planTransition('publish', post, { now }) !== 'string',
    );
    const found = await checks.checkAll(seen);
    return new Map(
      seen.map((post, index) => [
        post.id,
        { version: post.version, fails: refusalOf(found[index] ?? []) !== undefined },
      ]),
    );
  }

  async function assertCategory(categoryId: number | null | undefined): Promise<void> {
    if (categoryId === undefined) throw invalidFields({ categoryId: { code: 'required' } });
    const found = categoryId === null ? [] : await categories.listByIds([categoryId]);
    if (categoryId !== null && found.length === 0) throw invalidFields({ categoryId: { code: 'invalid' } });
  }

  return {
    async change(caller: Caller, { ids: given, action, categoryId }: BulkChange): Promise<BulkResult> {
      requireRole(caller, 'editor');
      const ids = [...new Set(given)];
      const checked = action === 'publish' ? await checkBeforehand(ids) : undefined;
      if (action === 'move') await assertCategory(categoryId);
      const target = action === 'move' ? (categoryId ?? null) : null;
      const decide: Decide = async (tx, post, editionOf) => {
        const plan = planTransition(action, post, { now: clock(), categoryId });
        if (typeof plan === 'string') return plan;
        if (target !== null && editionOf(target) !== post.locale) return 'other_edition';
        const check = checked?.get(post.id);
        if (checked && check?.version !== post.version) return 'changed';
        if (check?.fails) return 'failed_checks';
        return { ...plan, set: { ...plan.set, ...(await groupAfter(tx, action, post)) } };
      };
      return run(caller, ids, decide, target);
    },

    /** Every post back to how it was, unless somebody has touched it since. */
    async undo(caller: Caller, batchId: number): Promise<BulkResult> {
      requireRole(caller, 'editor');
      const entries = await findBatch(db, batchId, 'post');
      if (entries.length === 0) throw notFound(`The batch ${batchId}`);
      const detailsOf = new Map(entries.map(({ id, details }) => [id, details]));
      return run(caller, [...detailsOf.keys()], async (tx, post) => {
        const { version, before, redirectOf } = detailsOf.get(post.id) ?? {};
        if (version !== post.version || !before) return 'changed';
        if (typeof redirectOf === 'number' && (await findPost(tx, redirectOf))) {
          await keepOldAddressIfFree(tx, { locale: post.locale, slug: post.slug, postId: redirectOf });
        }
        const set = rowOfState(before as PostState);
        return { set, action: 'undone', revision: 'undone', details: { undoes: batchId } };
      });
    },
  };
}
