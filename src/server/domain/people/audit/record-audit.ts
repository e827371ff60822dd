import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { insertAudit, type NewAuditRow } from './audit.queries.ts';

type AuditEntry = Pick<
  NewAuditRow,
  'action' | 'subject' | 'subjectId' | 'title' | 'locale' | 'details' | 'batchId'
>;

/** The program's own doings, such as a schedule that has come due. */
export const theProgram = { id: null, name: 'Vitrina' } as const;

export type AuditActor = Pick<Actor, 'id' | 'name'> | { id: null; name: string };

/** In the transaction of what it tells of: neither can happen without the other. */
export async function recordAudit(
  tx: Db,
  actor: AuditActor,
  at: Date,
  ...entries: AuditEntry[]
): Promise<void> {
  await insertAudit(
    tx,
    entries.map((entry) => ({ ...entry, actorId: actor.id, actorName: actor.name, createdAt: at })),
  );
}
