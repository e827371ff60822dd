import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { findUnsaved, type KeptPlace, upsertUnsaved } from './unsaved.queries.ts';

interface ShownText {
  /** Checked, as the subject's fields. */
  shown: object;
  version: number;
  at: Date;
}

/** What somebody wants to see ahead of a save, beside what they have typed. */
export async function keepShown(
  db: Db,
  { subject, id }: KeptPlace,
  actor: Actor,
  { shown, version, at }: ShownText,
): Promise<void> {
  const kept = await findUnsaved(db, { subject, id }, actor.id);
  await upsertUnsaved(db, {
    subject,
    subjectId: String(id),
    actorId: actor.id,
    actorName: actor.name,
    baseVersion: kept?.baseVersion ?? version,
    typed: kept?.typed ?? '{}',
    shown: { ...shown },
    updatedAt: at,
  });
}

export async function findShown(db: Db, place: KeptPlace, actorId: string) {
  return (await findUnsaved(db, place, actorId))?.shown ?? undefined;
}
