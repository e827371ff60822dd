import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import {
  beginArrival,
  endArrival,
  forgetStaged,
  sweepArrivals,
} from '#server/domain/commerce/feed-catalogue/arrivals.ts';
import { takenConstraint } from '#server/lib/database-errors.ts';
import { ago } from '#server/lib/time/clock.ts';
import { restsOn } from '#server/lib/time/rest-for-others.ts';
import { realWait } from '#server/lib/time/wait.ts';
import { workThrough } from '#server/lib/work-through.ts';
import { capsOn } from './arrived/caps-on.ts';
import { checkImport } from './check-import.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import * as queries from './imports.queries.ts';
import { rowsAside } from './read-feed-aside.ts';
import { deleteRows } from './staging.queries.ts';
import type { ImportParts } from './taking-in/import-parts.ts';
import { createTakingIn, isHalfTaken } from './taking-in/taking-in.ts';

const CHECKED = { state: 'checked', held: [] } as const;

/** What happens to imports without anybody asking, on however many servers. */
export function createImportWorker(parts: ImportParts) {
  const { db, clock, editions, files, course, aside, wait = realWait } = parts;
  const lease = queries.leaseImports(db, clock);
  const rest = restsOn(db, wait);
  const takingIn = createTakingIn(parts, lease, rest);

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
        batches: rowsAside({ file: copy, shape, reading }, { signal, caps: capsOn(db), aside }),
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

  async function fail(file: queries.ImportFile, error: unknown): Promise<void> {
    const { id, state } = file;
    // A part that came in has to go again: it is tried until it does.
    if (isHalfTaken(file)) throw error;
    // Somebody else has entered what the file would have made.
    const isTaken = takenConstraint(error) !== undefined;
    const problem = error instanceof FeedProblem ? error.code : isTaken ? 'changed_meanwhile' : 'failed';
    const isHalf = state === 'applying' && (await takingIn.takeBackHalf(id, problem));
    // What could not be taken back is as it was, and can be tried again.
    if (state === 'undoing') await lease.end(id, { state: 'done', problem: 'not_undone' });
    else if (!isHalf) await lease.end(id, { state: 'failed', problem, finishedAt: clock() });
    if (problem === 'failed') throw error;
  }

  return {
    async workOnWaiting(signal: AbortSignal): Promise<void> {
      await workThrough(signal, {
        ...lease,
        work: (file) => {
          if (file.state === 'checking') return check(file, signal);
          return file.state === 'undoing' ? takingIn.undo(file) : takingIn.apply(file, signal);
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
