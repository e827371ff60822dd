import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { auditOf, tagsOf } from './categories.admin.facts.ts';
import { lockCategories, updateCategory } from './categories.admin.queries.ts';
import type { CategoryRow } from './categories.queries.ts';

type Changes = Partial<Pick<CategoryRow, 'name' | 'description' | 'slug'>>;

/** A change in the middle of a larger transaction; undefined where nothing was to be changed. */
export async function rewriteCategory(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (category: CategoryRow) => Changes | undefined,
): Promise<CategoryRow | undefined> {
  const [before] = await lockCategories(tx, [id]);
  const given = before && change(before);
  if (!before || !given) return undefined;
  const changes = changedFields(before, given);
  if (Object.keys(changes).length === 0) return undefined;
  await updateCategory(tx, id, { ...changes, updatedAt: at });
  const after = { ...before, ...changes };
  await recordAudit(tx, actor, at, {
    action: 'updated',
    ...auditOf(after),
    details: { ...describeChanges(before, changes), ...details },
    batchId,
  });
  await recordChange(tx, at, `category ${id} changed`, tagsOf(before, changes.slug !== undefined));
  return after;
}
