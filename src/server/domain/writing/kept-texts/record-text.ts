import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import {
  deleteRevisions,
  hasRevisions,
  insertRevisions,
  thinTextRevisionsBefore,
} from './revisions.queries.ts';
import { deleteUnsaved, type KeptPlace } from './unsaved.queries.ts';

interface TextVersion {
  version: number;
  fields: object;
}

interface TextBefore extends TextVersion {
  /** By whom and when it became so, as far as that is known. */
  by: string;
  at: Date;
}

/** In the transaction of a save: how it is now, and where nobody has kept it yet, how it was before. */
export async function recordText(
  tx: Db,
  by: AuditActor,
  at: Date,
  place: KeptPlace,
  { action, before, after }: { action: AuditAction; before?: TextBefore; after: TextVersion },
): Promise<void> {
  const row = { subject: place.subject, subjectId: String(place.id) };
  const isFirst = before !== undefined && !(await hasRevisions(tx, place));
  await insertRevisions(tx, [
    ...(isFirst
      ? [
          {
            ...row,
            action: before.version === 1 ? ('created' as const) : ('updated' as const),
            version: before.version,
            fields: { ...before.fields },
            actorId: null,
            actorName: before.by,
            createdAt: before.at,
          },
        ]
      : []),
    {
      ...row,
      action,
      version: after.version,
      fields: { ...after.fields },
      actorId: by.id,
      actorName: by.name,
      createdAt: at,
    },
  ]);
}

/** With what it was about, everybody's unsaved text and its history go, too. */
export async function forgetTexts(tx: Db, place: KeptPlace): Promise<void> {
  await deleteUnsaved(tx, place);
  await deleteRevisions(tx, place);
}

/** Of what is older, the last version of each day stays. */
export const thinTexts = (db: Db, before: Date): Promise<number> => thinTextRevisionsBefore(db, before);
