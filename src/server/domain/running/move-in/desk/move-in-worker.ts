import path from 'node:path';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import type { Db } from '#db/open.ts';
import { DomainError } from '#server/lib/errors.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { whileLeased } from '#server/lib/while-leased.ts';
import { workThrough } from '#server/lib/work-through.ts';
import { finishRun } from '../end-run.ts';
import type { MoveInRun } from '../move-in.queries.ts';
import type { createMoveInService } from '../move-in.service.ts';
import type { MoveInUndoService } from '../undo/undo.service.ts';
import type { MoveInFiles } from './move-in-files.ts';
import { leaseRuns, listForgotten, noOtherSince, updateRun } from './move-ins.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  files: MoveInFiles;
  moveIn: ReturnType<typeof createMoveInService>;
  undoing: MoveInUndoService;
}

/** As whoever began it: they were asked who they are then. */
const callerOf = (id: string | null, name: string): Caller => ({
  locale: 'br',
  address: '',
  headers: new Headers(),
  cookies: [],
  actor: { id: id ?? '', name, role: 'owner', sessionId: '', proven: true },
});

/** What happens to sites that move in without anybody watching, on however many servers. */
export function createMoveInWorker({ db, clock, files, moveIn, undoing }: Parts) {
  const lease = leaseRuns(db, clock);
  const every = engineLimits.moveIn.beatEvery;

  const bring = (run: MoveInRun, signal: AbortSignal, dryRun: boolean) => {
    const { id, files: given, oldAddress, actorId, actorName } = run;
    const kept = given ?? [];
    const choices = moveInChoicesSchema.parse(run.choices ?? {});
    return files.borrow(id, kept, async (places, folder) => {
      const at = kept.map(({ name, kind }, index) => ({ name, kind, file: places[index] ?? '' }));
      const report = path.join(folder, 'report.json');
      const moved = await moveIn.run(
        { actor: { id: actorId, name: actorName }, caller: callerOf(actorId, actorName) },
        {
          files: at.filter(({ kind }) => kind === 'export'),
          uploads: at.find(({ kind }) => kind === 'uploads')?.file,
          site: oldAddress || undefined,
          ...{ choices, dryRun, report, signal, run: id },
          beat: (tx, done = 0) => lease.beat(id, { done: Math.max(done, run.done) }, tx),
        },
      );
      await files.keepReport(id, report);
      return moved;
    });
  };

  /** From the beginning, whatever a server that was stopped had looked at: nothing has come of it. */
  async function look(run: MoveInRun, signal: AbortSignal): Promise<void> {
    const { numbers, told, site, edition } = await bring(run, signal, true);
    await lease.end(run.id, {
      ...{ state: 'looked', numbers, told, hasReport: true, problem: null, locale: edition },
      siteName: site.name || site.identity,
    });
  }

  /** What it has brought before it was stopped is known by its lines, and counts as its own. */
  async function move(run: MoveInRun, signal: AbortSignal): Promise<void> {
    const { numbers, told, site, edition: locale } = await bring(run, signal, false);
    const actor = { id: run.actorId, name: run.actorName };
    await db.transaction(async (tx) => {
      await lease.beat(run.id, {}, tx);
      const { allowHost } = moveInChoicesSchema.parse(run.choices ?? {});
      await finishRun(tx, { runId: run.id, actor, at: clock(), site, locale, numbers, allowHost });
      await updateRun(tx, run.id, { told, hasReport: true, problem: null, files: [], worker: null });
    });
    await files.remove(run.id, run.files ?? []);
  }

  const undo = (run: MoveInRun, signal: AbortSignal) => {
    const actor = { id: run.undoneById, name: run.undoneBy ?? '' };
    return undoing.work(
      run,
      { actor, caller: callerOf(actor.id, actor.name) },
      {
        beat: async (tx) => {
          signal.throwIfAborted();
          await lease.beat(run.id, {}, tx);
        },
        end: (tx, told) => lease.end(run.id, { state: 'undone', undo: told, problem: null }, tx),
      },
    );
  };

  async function fail({ id, state }: MoveInRun, error: unknown): Promise<void> {
    const reason = error instanceof DomainError ? error.reason : undefined;
    // Another one is at it: its turn comes.
    if (reason === 'move_in_under_way') return lease.end(id, { state: 'waiting_to_run' });
    const problem: RefusalReason = reason ?? 'move_in_failed';
    if (state === 'undoing') await lease.end(id, { state: 'done', problem });
    else if (state === 'looking') await lease.end(id, { state: 'collecting', problem });
    else await lease.end(id, { state: 'failed', problem, finishedAt: clock() });
    if (reason === undefined) throw error;
  }

  return {
    workOnWaiting: (signal: AbortSignal): Promise<void> =>
      workThrough(signal, {
        ...lease,
        claim: () => lease.claim(noOtherSince(ago(clock, engineLimits.moveIn.lostAfter))),
        work: (run) =>
          whileLeased({ beat: () => lease.beat(run.id), every, signal }, async (until) => {
            if (run.state === 'undoing') await undo(run, signal);
            else if (run.state === 'looking') await look(run, until);
            else await move(run, until);
          }),
        fail,
      }),

    /** Files that nobody went on with. */
    async purge(): Promise<number> {
      const forgotten = await listForgotten(db, ago(clock, engineLimits.moveIn.files.keptDays * DAY));
      for (const { id, state, files: kept } of forgotten) {
        await files.remove(id, kept ?? []);
        await updateRun(db, id, { files: [], state: state === 'failed' ? state : 'cancelled' });
      }
      return forgotten.length;
    },
  };
}
