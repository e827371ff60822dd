import type { Caller } from '#contract/people/accounts/caller.ts';
import { keepOldAddress } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { addressOf, auditOf, tagsOf } from './categories.admin.facts.ts';
import * as queries from './categories.admin.queries.ts';
import type { CategoryRow } from './categories.queries.ts';

interface Content {
  posts: number;
  reviews: number;
}

/** Its posts, its reviews and every address that it had go to the other one, which is of the same edition. */
async function handOver(tx: Db, from: CategoryRow, to: CategoryRow | undefined, createdAt: Date) {
  if (!to || to.locale !== from.locale || to.id === from.id) {
    throw invalidFields({ moveTo: { code: 'invalid' } });
  }
  await queries.moveContent(tx, from.id, to.id);
  await keepOldAddress(tx, { ...addressOf(from), categoryId: to.id, createdAt });
  return [tags.category(to.id), tags.categoryPosts(to.id)];
}

function refuseInUse(id: number, { posts, reviews }: Content): void {
  if (posts + reviews === 0) return;
  const fields = { moveTo: { code: 'in_use', limit: posts + reviews } } as const;
  throw new DomainError('conflict', `Category ${id} is in use.`, { fields });
}

/** Content is never left without a category by this: it goes to another one, or the category stays. */
export const createCategoryRemoval =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (caller: Caller, id: number, moveTo?: number): Promise<Content> => {
    const actor = requireRole(caller, 'editor');
    const at = clock();
    return db.transaction(async (tx) => {
      const locked = await queries.lockCategories(tx, moveTo === undefined ? [id] : [id, moveTo]);
      const category = locked.find((row) => row.id === id);
      if (!category) throw notFound(`Category ${id}`);
      const heir = locked.find((row) => row.id === moveTo);
      const moved = await queries.countContent(tx, id);
      const changed = [
        ...tagsOf(category, true),
        tags.popular(category.locale),
        tags.categoryPosts(id),
        tags.missing(category.locale),
      ];
      if (moveTo === undefined) refuseInUse(id, moved);
      else changed.push(...(await handOver(tx, category, heir, at)));
      await queries.deleteCategory(tx, id);
      const details = { moved, movedTo: moveTo ?? null };
      await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(category), details });
      await recordChange(tx, at, `category ${id} deleted`, changed, { takenDown: [tags.category(id)] });
      return moved;
    });
  };
