import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import type { NewUnsavedText } from '#contract/writing/kept-texts/kept-texts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findRevision, listRevisions, type TextRevisionRow } from './revisions.queries.ts';
import {
  deleteUnsaved,
  findUnsaved,
  isThere,
  type KeptPlace,
  listOtherAuthors,
  type UnsavedRow,
  upsertUnsaved,
} from './unsaved.queries.ts';

/** What is typed and not saved, for its author alone; and what was saved, as it was each time (decision 085). */
export function createKeptTexts({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async getUnsaved(caller: Caller, place: KeptPlace) {
      const actor = requireRole(caller, 'editor');
      const [own, others] = await Promise.all([
        findUnsaved(db, place, actor.id),
        listOtherAuthors(db, place, actor.id),
      ]);
      return { own, others };
    },

    async keep(caller: Caller, place: KeptPlace, given: NewUnsavedText): Promise<UnsavedRow> {
      const actor = requireRole(caller, 'editor');
      const { subject, id } = place;
      if (!(await isThere(db, place))) throw notFound(`The ${subject} ${id}`);
      const row = {
        subject,
        subjectId: String(id),
        actorId: actor.id,
        actorName: actor.name,
        ...given,
        shown: null,
        updatedAt: clock(),
      };
      await upsertUnsaved(db, row);
      return row;
    },

    async forget(caller: Caller, place: KeptPlace): Promise<void> {
      const actor = requireRole(caller, 'editor');
      await deleteUnsaved(db, place, actor.id);
    },

    async list(caller: Caller, place: KeptPlace, cursor?: string) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => listRevisions(db, place, limit, after),
        byCreation,
        limits.writing.revisionsPart,
      );
    },

    async get(caller: Caller, place: KeptPlace, revisionId: number): Promise<TextRevisionRow> {
      requireRole(caller, 'viewer');
      const found = await findRevision(db, place, revisionId);
      if (!found) throw notFound(`Revision ${revisionId} of ${place.subject} ${place.id}`);
      return found;
    },
  };
}
