import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { auditOf, tagsOf } from './categories.admin.facts.ts';
import { countContent, deleteCategory, lockCategories } from './categories.admin.queries.ts';

/** The category goes, as long as nobody has written about it and nothing stands in it. */
export async function takeBackCategory(
  tx: Db,
  { actor, at }: { actor: AuditActor; at: Date },
  id: number,
): Promise<{ title: string; outcome: 'gone' | 'changed' | 'in_use' } | undefined> {
  const [category] = await lockCategories(tx, [id]);
  if (!category) return undefined;
  const { name: title, locale, createdAt, updatedAt } = category;
  if (updatedAt.getTime() !== createdAt.getTime()) return { title, outcome: 'changed' };
  const { posts, reviews } = await countContent(tx, id);
  if (posts + reviews > 0) return { title, outcome: 'in_use' };
  await deleteCategory(tx, id);
  await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(category) });
  const changed = [
    ...tagsOf(category, true),
    tags.popular(locale),
    tags.categoryPosts(id),
    tags.missing(locale),
  ];
  await recordChange(tx, at, `category ${id} deleted`, changed);
  return { title, outcome: 'gone' };
}
