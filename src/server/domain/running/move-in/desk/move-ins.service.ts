import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MoveInLook } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MoveInFileKind, MoveInState } from '#contract/running/move-in/move-in.words.ts';
import type { NamedFile, UploadStream } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { conflict, DomainError, notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { countMissing } from '../mending/missing.queries.ts';
import type { MoveInRun } from '../move-in.queries.ts';
import type { createMoveInService } from '../move-in.service.ts';
import type { MoveInUndoService } from '../undo/undo.service.ts';
import { createMoveInFiles } from './move-in-files.ts';
import { createMoveInWorker } from './move-in-worker.ts';
import * as queries from './move-ins.queries.ts';
import { assertKind, tidyName } from './receive-source.ts';
import { hasBrought, mayUndo } from './run-facts.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  objects: ObjectStore;
  scratch: string;
  moveIn: ReturnType<typeof createMoveInService>;
  undoing: MoveInUndoService;
}

const refused = (reason: 'no_export' | 'too_many_files' | 'not_undoable', detail: string) =>
  new DomainError('conflict', detail, { reason });

/** Sites that move in at the desk: files are gathered, looked at, brought in and taken back, all in the background. */
export function createMoveInsService({ db, clock, editions, objects, scratch, moveIn, undoing }: Parts) {
  const files = createMoveInFiles({ objects, scratch });

  async function factsOf(run: MoveInRun | undefined, id: number) {
    if (!run) throw notFound(`Run ${id}`);
    return { run, now: clock(), missing: await countMissing(db, id) };
  }

  /** From one of these states to another, unless somebody was faster. */
  async function move(
    id: number,
    from: MoveInState[],
    set: (run: MoveInRun) => Partial<MoveInRun>,
    alongside?: (tx: Db) => Promise<void>,
  ) {
    const moved = await db.transaction(async (tx) => {
      const run = await queries.lockRun(tx, id);
      if (!run) throw notFound(`Run ${id}`);
      if (!from.includes(run.state)) throw conflict(`Run ${id} is ${run.state}.`);
      const updated = await queries.updateRun(tx, id, set(run));
      await alongside?.(tx);
      return updated;
    });
    return factsOf(moved, id);
  }

  const gathering: MoveInState[] = ['collecting', 'looked'];
  /** What was looked at is no longer what there is. */
  const anew = { state: 'collecting', problem: null, told: null, numbers: null } as const;

  return {
    worker: createMoveInWorker({ db, clock, files, moveIn, undoing }),

    async list(caller: Caller, cursor?: string) {
      requireRole(caller, 'owner');
      const { part: size } = limits.adminLists;
      const before = cursor === undefined ? undefined : Number(cursor);
      const found = await queries.listRuns(db, Number.isSafeInteger(before) ? before : undefined, size + 1);
      const { items, nextCursor } = partOf(found, size, ({ id }) => String(id));
      const now = clock();
      return { items: items.map((run) => ({ run, now })), nextCursor };
    },

    async get(caller: Caller, id: number) {
      requireRole(caller, 'owner');
      return factsOf(await queries.findRun(db, id), id);
    },

    async begin(caller: Caller) {
      const actor = requireRole(caller, 'owner');
      const now = clock();
      const made = await queries.addRun(db, {
        ...{ site: '', locale: fallbackLocale, state: 'collecting', files: [] },
        ...{ actorId: actor.id, actorName: actor.name, startedAt: now, heartbeatAt: now },
      });
      return factsOf(made, made.id);
    },

    /** Kept before it is known: what is refused is gone again, and nothing has come of it. */
    async addFile(
      caller: Caller,
      id: number,
      { name, chunks }: UploadStream,
      { kind, bytes: announced }: { kind: MoveInFileKind; bytes: number },
    ) {
      requireRole(caller, 'owner');
      const run = await queries.findRun(db, id);
      if (!run) throw notFound(`Run ${id}`);
      if (!gathering.includes(run.state)) throw conflict(`Run ${id} is ${run.state}.`);
      const { most, exportBytes, uploadsBytes } = engineLimits.moveIn.files;
      await files.ensureRoomFor(announced);
      const kept = await files.keep(id, chunks, kind === 'export' ? exportBytes : uploadsBytes);
      try {
        await files.borrow(id, [kept], ([place = '']) => assertKind(place, name, kind));
        return await move(id, gathering, ({ files: before }) => {
          // One archive of uploads: another takes its place.
          const others = (before ?? []).filter((each) => kind === 'export' || each.kind !== 'uploads');
          if (others.length >= most) throw refused('too_many_files', `More than ${most} files.`);
          return { ...anew, files: [...others, { ...kept, kind, name: tidyName(name) }] };
        });
      } catch (error) {
        await files.remove(id, [kept]);
        throw error;
      }
    },

    async removeFile(caller: Caller, id: number, fileId: string) {
      requireRole(caller, 'owner');
      const moved = await move(id, gathering, ({ files: before }) => ({
        ...anew,
        files: (before ?? []).filter((each) => each.id !== fileId),
      }));
      await files.remove(id, [{ id: fileId }]);
      return moved;
    },

    async look(caller: Caller, id: number, { choices, oldAddress }: MoveInLook) {
      const actor = requireRole(caller, 'owner');
      const locale = choices.edition ?? fallbackLocale;
      const { allowHost: host } = choices;
      await editions.getEdition(locale);
      const set = ({ files: given }: MoveInRun) => {
        if (!given?.some(({ kind }) => kind === 'export')) throw refused('no_export', 'There is no export.');
        const asked = { choices, oldAddress, locale, done: 0 };
        return { ...anew, ...asked, state: 'waiting_to_look' as const, worker: null };
      };
      // A look asks it already, so that it is written down by then.
      const about = { subject: 'import', subjectId: String(id), title: host, locale } as const;
      return move(id, gathering, set, async (tx) => {
        if (host) await recordAudit(tx, actor, clock(), { action: 'updated', ...about, details: { host } });
      });
    },

    /** What failed in the middle goes on; whoever asks is who brings it. */
    async run(caller: Caller, id: number) {
      const actor = requireRole(caller, 'owner');
      return move(id, ['looked', 'failed'], ({ files: given }) => {
        if (!given?.length) throw refused('no_export', 'Its files are gone.');
        const by = { actorId: actor.id, actorName: actor.name };
        return { state: 'waiting_to_run', worker: null, problem: null, finishedAt: null, ...by };
      });
    },

    async cancel(caller: Caller, id: number) {
      requireRole(caller, 'owner');
      const open: MoveInState[] = ['collecting', 'waiting_to_look', 'looking', 'looked', 'waiting_to_run'];
      let gone: MoveInRun['files'] = [];
      const moved = await move(id, open, (run) => {
        // What has come already is not thrown away by this: it can be taken back.
        if (hasBrought(run)) throw conflict(`Run ${id} has brought something.`);
        gone = run.files;
        return { state: 'cancelled', worker: null, files: [], finishedAt: clock() };
      });
      await files.remove(id, gone ?? []);
      return moved;
    },

    async undo(caller: Caller, id: number) {
      const actor = requireRole(caller, 'owner');
      const now = clock();
      const from: MoveInState[] = ['done', 'failed', 'running'];
      let gone: MoveInRun['files'] = [];
      const moved = await move(id, from, (run) => {
        if (!mayUndo(run, now)) throw refused('not_undoable', `Run ${id} cannot be taken back.`);
        gone = run.files;
        const by = { undoneById: actor.id, undoneBy: actor.name };
        const open = { state: 'waiting_to_undo', worker: null, problem: null } as const;
        return { ...open, ...by, files: run.files && [] };
      });
      await files.remove(id, gone ?? []);
      return moved;
    },

    async report(caller: Caller, id: number): Promise<NamedFile> {
      requireRole(caller, 'owner');
      const run = await queries.findRun(db, id);
      const parts = run?.hasReport ? await files.openReport(id) : undefined;
      if (!parts) throw notFound(`The report of run ${id}`);
      return { name: `move-in-${id}.json`, type: 'application/json; charset=utf-8', parts };
    },
  };
}
