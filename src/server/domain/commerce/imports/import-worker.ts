import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import {
  beginArrival,
  endArrival,
  forgetStaged,
  sweepArrivals,
  takeBackArrival,
  takeInArrival,
} from '#server/domain/commerce/feed-catalogue/arrivals.ts';
import { recordAudit, theProgram } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { takenConstraint } from '#server/lib/database-errors.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { restsOn } from '#server/lib/time/rest-for-others.ts';
import { realWait, type Wait } from '#server/lib/time/wait.ts';
import { workThrough } from '#server/lib/work-through.ts';
import { applyImport } from './apply-import.ts';
import { capsOn } from './arrived/caps-on.ts';
import { checkImport } from './check-import.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import type { ImportFiles } from './import-files.ts';
import * as queries from './imports.queries.ts';
import { rowsAside } from './read-feed-aside.ts';
import { countRows, deleteRows } from './staging.queries.ts';
import { countUndos } from './undo/undo.queries.ts';
import { undoImport } from './undo/undo-import.ts';

export interface ImportParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  files: ImportFiles;
  course: FeedCourse;
  /** Another one is for tests. */
  wait?: Wait | undefined;
}

/** What becomes of files that came by themselves; their feeds know. */
export interface FeedCourse {
  /** Once every row was looked at: whether it may be taken in unasked, or why it waits. */
  judge(file: queries.ImportFile): Promise<Pick<queries.ImportFile, 'state' | 'held'>>;
  applied(tx: Db, file: queries.ImportFile, at: Date): Promise<void>;
  undone(tx: Db, file: queries.ImportFile): Promise<void>;
}

const cataloguedIn = ({ catalogued }: queries.ImportFile) => (catalogued === null ? {} : { catalogued });

const CHECKED = { state: 'checked', held: [] } as const;

/** What happens to imports without anybody asking, on however many servers. */
export function createImportWorker({ db, clock, editions, files, course, wait = realWait }: ImportParts) {
  const lease = queries.leaseImports(db, clock);
  const rest = restsOn(db, wait);

  /** From the beginning, whatever a server that was stopped had looked at: nothing else has come of it. */
  async function check(file: queries.ImportFile, signal: AbortSignal): Promise<void> {
    const { id, feed, storedAs, shape } = file;
    const mapping = importMappingSchema.parse(file.mapping);
    const edition = await editions.getEdition(mapping.locale);
    const { locale, marketplace } = mapping;
    const arrivalId = await db.transaction(async (tx) => {
      await lease.beat(id, { checked: 0, catalogued: null }, tx);
      await deleteRows(tx, id);
      await forgetStaged(tx, id);
      const arrival = { importId: id, locale, feed, marketplace, asOf: file.createdAt };
      return mapping.catalogue ? beginArrival(tx, arrival) : undefined;
    });
    const reading = { mapping, currency: edition.currency, timeZone: edition.timeZone, now: clock() };
    const total = await files.borrow(storedAs, (copy) =>
      checkImport({
        db,
        importId: id,
        batches: rowsAside({ file: copy, shape, reading }, { signal, caps: capsOn(db) }),
        mapping,
        edition,
        arrivalId,
        rest,
        onBatch: async (tx, checked) => {
          signal.throwIfAborted();
          await lease.beat(id, { checked }, tx);
        },
      }),
    );
    const catalogued =
      arrivalId === undefined ? null : await db.transaction((tx) => endArrival(tx, arrivalId));
    const last = await queries.findFeed(db, feed);
    const verdict = file.unattended ? await course.judge({ ...file, total }) : CHECKED;
    const lastTotal = last?.lastTotal ?? null;
    await lease.end(id, { ...verdict, held: [...verdict.held], total, catalogued, lastTotal });
  }

  async function apply(file: queries.ImportFile): Promise<void> {
    const { id, feed, total } = file;
    const { locale, marketplace } = importMappingSchema.parse(file.mapping);
    const edition = await editions.getEdition(locale);
    const at = clock();
    const refused = await longTransaction(db, importLimits.applyTimeout, async (tx) => {
      await lease.beat(id, {}, tx);
      await applyImport(tx, { importId: id, locale, marketplace, at }, edition);
      await takeInArrival(tx, id);
      await queries.saveLastTotal(tx, feed, total ?? 0);
      const counts = Object.fromEntries((await countRows(tx, [id])).map(({ outcome, n }) => [outcome, n]));
      await course.applied(tx, file, at);
      const actor = file.startedById ? { id: file.startedById, name: file.startedBy } : theProgram;
      await recordAudit(tx, actor, at, {
        action: 'created',
        subject: 'import',
        subjectId: String(id),
        title: feed,
        locale,
        details: { marketplace, fileName: file.fileName, ...counts, ...cataloguedIn(file) },
      });
      await lease.end(id, { state: 'done', finishedAt: at, appliedAt: at }, tx);
      return counts.refused ?? 0;
    });
    // What was refused can still be fetched, to be mended.
    if (refused === 0) await files.remove(file.storedAs);
  }

  async function undo(file: queries.ImportFile): Promise<void> {
    const { id, feed, appliedAt } = file;
    const { locale, marketplace } = importMappingSchema.parse(file.mapping);
    const edition = await editions.getEdition(locale);
    const at = clock();
    if (!appliedAt || file.undoneById === null) throw new Error(`Import ${id} cannot be taken back.`);
    const actor = { id: file.undoneById, name: file.undoneBy ?? '' };
    await longTransaction(db, importLimits.applyTimeout, async (tx) => {
      await lease.beat(id, {}, tx);
      await undoImport(tx, { importId: id, locale, marketplace, at }, appliedAt, edition);
      await takeBackArrival(tx, id);
      const counts = Object.fromEntries((await countUndos(tx, [id])).map(({ undo: how, n }) => [how, n]));
      await recordAudit(tx, actor, at, {
        action: 'undone',
        subject: 'import',
        subjectId: String(id),
        title: feed,
        locale,
        details: { marketplace, fileName: file.fileName, ...counts },
      });
      await course.undone(tx, file);
      await lease.end(id, { state: 'undone', undoneAt: at }, tx);
    });
  }

  async function fail({ id, state }: queries.ImportFile, error: unknown): Promise<void> {
    // Somebody else has entered what the file would have made.
    const isTaken = takenConstraint(error) !== undefined;
    const problem = error instanceof FeedProblem ? error.code : isTaken ? 'changed_meanwhile' : 'failed';
    // What could not be taken back is as it was, and can be tried again.
    if (state === 'undoing') await lease.end(id, { state: 'done', problem: 'not_undone' });
    else await lease.end(id, { state: 'failed', problem, finishedAt: clock() });
    if (problem === 'failed') throw error;
  }

  return {
    async workOnWaiting(signal: AbortSignal): Promise<void> {
      await workThrough(signal, {
        ...lease,
        work: (file) => {
          if (file.state === 'checking') return check(file, signal);
          return file.state === 'undoing' ? undo(file) : apply(file);
        },
        fail,
      });
      await sweepArrivals(db, signal, rest);
    },

    async purge(): Promise<number> {
      const before = ago(clock, importLimits.keptDays * DAY);
      const gone = await queries.deleteImportsBefore(db, before);
      for (const { storedAs } of gone) await files.remove(storedAs);
      return gone.length;
    },
  };
}
