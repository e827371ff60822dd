import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MoveInUndo } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import { conflict, DomainError, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findLastRun, findRun, lockRun, updateRun } from '../desk/move-ins.queries.ts';
import { isLost, mayUndo } from '../desk/run-facts.ts';
import { beatRun, findRunning, lockRuns, type MoveInRun } from '../move-in.queries.ts';
import { countChanges, countMade, forgetFound } from './undo.queries.ts';
import { nothingUndone, undoRun } from './undo-run.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  library: Pick<ReturnType<typeof createMediaLibraryService>, 'remove' | 'get'>;
}

interface Who {
  actor: AuditActor;
  caller: Caller;
}

/** Whoever has nothing to say about the run says how it goes on. */
interface Course {
  beat: (tx: Db) => Promise<void>;
  end: (tx: Db, undo: MoveInUndo) => Promise<void>;
}

/** Takes back what a run has brought, as long as nobody has worked on it since. */
export function createMoveInUndo({ db, clock, editions, library }: Parts) {
  const takeBackPicture = (caller: Caller) => async (id: number) => {
    try {
      const { row } = await library.get(caller, id);
      try {
        await library.remove(caller, id, false);
        return { title: row.fileName, outcome: 'gone' as const };
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
        return { title: row.fileName, outcome: 'in_use' as const };
      }
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not_found') return undefined;
      throw error;
    }
  };

  /** Goes on where a server before has stopped; at its end the log tells of all of it. */
  async function work(run: MoveInRun, { actor, caller }: Who, { beat, end }: Course): Promise<MoveInUndo> {
    const told = run.undo ?? nothingUndone();
    await undoRun({
      ...{ db, runId: run.id, actor, clock, beat, told },
      zoneOf: async (locale) => (await editions.getEdition(locale)).timeZone,
      takeBackPicture: takeBackPicture(caller),
    });
    await db.transaction(async (tx) => {
      await forgetFound(tx, run.id);
      const { gone, restored, stays } = told;
      await recordAudit(tx, actor, clock(), {
        action: 'undone',
        subject: 'import',
        subjectId: String(run.id),
        title: run.siteName || run.site,
        locale: run.locale,
        details: { run: run.id, gone, restored, stays },
      });
      await end(tx, told);
    });
    return told;
  }

  return {
    work,

    /** How much there is to be taken back: whether somebody has worked on it is seen when it comes to it. */
    async preview(caller: Caller, id: number): Promise<MoveInUndo> {
      requireRole(caller, 'owner');
      const run = await findRun(db, id);
      if (!run) throw notFound(`Run ${id}`);
      if (!mayUndo(run, clock())) throw conflict(`Run ${id} cannot be taken back.`);
      const undo = nothingUndone();
      for (const { kind, n } of await countMade(db, id)) undo.gone[kind] = n;
      for (const { kind, n } of await countChanges(db, id)) undo.restored[kind] = n;
      return undo;
    },

    /** All at once, for whoever waits for it: the command. Whoever calls has looked who asks. */
    async undoNow(who: Who, id?: number): Promise<{ run: MoveInRun; undo: MoveInUndo }> {
      const wanted = id === undefined ? await findLastRun(db) : await findRun(db, id);
      if (!wanted) throw notFound(id === undefined ? 'A run that could be taken back' : `Run ${id}`);
      const run = await db.transaction(async (tx) => {
        await lockRuns(tx);
        const now = clock();
        const since = new Date(now.getTime() - engineLimits.moveIn.lostAfter);
        const other = await findRunning(tx, since);
        const locked = await lockRun(tx, wanted.id);
        const isOpen = locked?.state === 'undoing' && isLost(locked, now);
        if (other || !locked || !(isOpen || mayUndo(locked, now)))
          throw new DomainError('conflict', `Run ${wanted.id} cannot be taken back now.`, {
            reason: other ? 'move_in_under_way' : 'not_undoable',
          });
        // Nobody's, so that no server takes it up meanwhile: it goes on saying that it is alive.
        return updateRun(tx, wanted.id, {
          ...{ state: 'undoing', worker: 'command', heartbeatAt: now, problem: null },
          ...{ undoneById: who.actor.id, undoneBy: who.actor.name },
        });
      });
      const undo = await work(run, who, {
        beat: (tx) => beatRun(tx, run.id, clock(), run.done),
        end: async (tx, told) => {
          await updateRun(tx, run.id, { state: 'undone', undo: told, worker: null });
        },
      });
      return { run, undo };
    },
  };
}

export type MoveInUndoService = ReturnType<typeof createMoveInUndo>;
