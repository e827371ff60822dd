import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { auditOf, tagsOfPeople } from './authors.admin.facts.ts';
import { countTies, deleteAuthor } from './authors.admin.queries.ts';
import { lockAuthors } from './authors.queries.ts';

/** The person goes, as long as nobody has said more of them and nothing is theirs. */
export async function takeBackAuthor(
  tx: Db,
  { actor, at }: { actor: AuditActor; at: Date },
  id: number,
): Promise<{ title: string; outcome: 'gone' | 'changed' | 'in_use' } | undefined> {
  const [author] = await lockAuthors(tx, [id]);
  if (!author) return undefined;
  const { name: title, version } = author;
  if (version !== 1) return { title, outcome: 'changed' };
  if ((await countTies(tx, id)) > 0) return { title, outcome: 'in_use' };
  await deleteAuthor(tx, id);
  await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(author) });
  await recordChange(tx, at, `author ${id} deleted`, tagsOfPeople(id));
  return { title, outcome: 'gone' };
}
