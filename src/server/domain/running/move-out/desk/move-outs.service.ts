import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MoveOutForm } from '#contract/running/move-out/move-out.words.ts';
import { DAY } from '#contract/site/durations.ts';
import type { NamedFile } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { whileLeased } from '#server/lib/while-leased.ts';
import { workThrough } from '#server/lib/work-through.ts';
import { type CopyParts, ensureRoomFor, keyOfCopy, makeCopy, type OpenPages } from './make-copy.ts';
import * as queries from './move-outs.queries.ts';

const auditOf = ({ id, form }: queries.MoveOutRow) =>
  ({ subject: 'copy', subjectId: String(id), title: form }) as const;

/** The way out at the desk: somebody asks, any server makes it, and it can be fetched for some days. */
export function createMoveOutsService(parts: CopyParts & { clock: Clock }) {
  const { db, clock, objects } = parts;
  const lease = queries.leaseMoveOuts(db, clock);

  async function make(row: queries.MoveOutRow, openPages: OpenPages, signal: AbortSignal): Promise<void> {
    const so = { done: 0, total: row.total };
    const beat = () => lease.beat(row.id, so);
    await whileLeased({ beat, every: engineLimits.moveIn.beatEvery, signal }, async (until) => {
      const onProgress = (done: number, total: number) => Object.assign(so, { done, total });
      const bytes = await makeCopy(parts, row, openPages, { signal: until, onProgress });
      const ended = { ...so, bytes, problem: null, finishedAt: clock() };
      await lease.end(row.id, { state: 'ready', ...ended });
    });
  }

  async function fail({ id }: queries.MoveOutRow, error: unknown): Promise<void> {
    const reason = error instanceof DomainError ? error.reason : undefined;
    const problem: RefusalReason = reason ?? 'move_out_failed';
    await lease.end(id, { state: 'failed', problem, finishedAt: clock() });
    if (reason === undefined) throw error;
  }

  return {
    async list(caller: Caller): Promise<queries.MoveOutRow[]> {
      requireRole(caller, 'owner');
      return queries.listMoveOuts(db);
    },

    /** One that is being made already is the answer. */
    async begin(caller: Caller, form: MoveOutForm): Promise<queries.MoveOutRow> {
      const actor = requireRole(caller, 'owner');
      await ensureRoomFor(parts, form);
      const now = clock();
      return db.transaction(async (tx) => {
        const there = await queries.findOpen(tx, form);
        if (there) return there;
        const by = { actorId: actor.id, actorName: actor.name };
        const moments = { createdAt: now, heartbeatAt: now };
        const row = await queries.addMoveOut(tx, { form, state: 'waiting', ...by, ...moments });
        await recordAudit(tx, actor, now, { action: 'created', ...auditOf(row) });
        return row;
      });
    },

    /** Drafts and the trash are in it: it is written down who took it. */
    async open(caller: Caller, id: number): Promise<NamedFile> {
      const actor = requireRole(caller, 'owner');
      const row = await queries.findMoveOut(db, id);
      const file = row?.state === 'ready' ? await objects.read(keyOfCopy(id)) : undefined;
      if (!row || !file) throw notFound(`The file of copy ${id}`);
      await recordAudit(db, actor, clock(), { action: 'exported', ...auditOf(row) });
      return { name: `vitrina-${row.form}-${id}.zip`, type: 'application/zip', parts: file };
    },

    worker: {
      workOnWaiting: (signal: AbortSignal, openPages: OpenPages): Promise<void> =>
        workThrough(signal, { ...lease, work: (row) => make(row, openPages, signal), fail }),

      /** Copies of which nobody needs a file any more: the site goes on, and they do not. */
      async purge(): Promise<number> {
        const old = await queries.listOld(db, ago(clock, engineLimits.moveOut.keptDays * DAY));
        for (const { id } of old) {
          await objects.remove(keyOfCopy(id));
          await queries.markGone(db, id);
        }
        return old.length;
      },
    },
  };
}
