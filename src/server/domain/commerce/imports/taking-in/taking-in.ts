import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { takeBackArrival, takeInArrival } from '#server/domain/commerce/feed-catalogue/arrivals.ts';
import { recordAudit, theProgram } from '#server/domain/people/audit/record-audit.ts';
import { isEmbedded, type Rest } from '#server/lib/time/rest-for-others.ts';
import type { Applied } from '../apply.queries.ts';
import { applyImport } from '../apply-import.ts';
import { findImport, type ImportFile, type leaseImports, saveLastTotal } from '../imports.queries.ts';
import { countRows } from '../staging.queries.ts';
import { countUndos } from '../undo/undo.queries.ts';
import { undoImport } from '../undo/undo-import.ts';
import type { ImportParts } from './import-parts.ts';
import { endOfPart } from './taken-in.queries.ts';

type Lease = ReturnType<typeof leaseImports>;
type Edition = Awaited<ReturnType<ImportParts['editions']['getEdition']>>;

/** Parts of it came in before something was wrong: they are being taken back, and nobody has asked for that. */
export const isHalfTaken = ({ state, undoneById }: ImportFile): boolean =>
  state === 'undoing' && undoneById === null;

/** After the first part, and each time that there are four times as many. */
const isNewsAfter = (parts: number): boolean => Number.isInteger(Math.log2(parts) / 2);

/** A file that was looked at is taken in, and back where somebody wants it (decisions 036, 091, 136). */
export function createTakingIn(
  { db, clock, editions, files, course }: Pick<ImportParts, 'db' | 'clock' | 'editions' | 'files' | 'course'>,
  lease: Lease,
  rest: Rest,
) {
  const long = <T>(work: (tx: Db) => Promise<T>) => longTransaction(db, importLimits.applyTimeout, work);

  async function scopeOf({ id, mapping }: ImportFile, at: Date): Promise<[Applied, Edition]> {
    const { locale, marketplace } = importMappingSchema.parse(mapping);
    return [{ importId: id, locale, marketplace, at }, await editions.getEdition(locale)];
  }

  /** Every row is in: what is true from now on. Tells how many were refused. */
  async function settle(tx: Db, file: ImportFile, { locale, marketplace, at }: Applied): Promise<number> {
    const { id, feed, total, catalogued } = file;
    await saveLastTotal(tx, feed, total ?? 0);
    const counts = Object.fromEntries((await countRows(tx, [id])).map(({ outcome, n }) => [outcome, n]));
    await takeInArrival(tx, id);
    await course.applied(tx, file, at);
    const actor = file.startedById ? { id: file.startedById, name: file.startedBy } : theProgram;
    const told = {
      marketplace,
      fileName: file.fileName,
      ...counts,
      ...(catalogued !== null && { catalogued }),
    };
    await recordAudit(tx, actor, at, {
      action: 'created',
      subject: 'import',
      subjectId: String(id),
      title: feed,
      locale,
      details: told,
    });
    await lease.end(id, { state: 'done', finishedAt: clock(), appliedAt: at }, tx);
    return counts.refused ?? 0;
  }

  const atOnce = (file: ImportFile, applied: Applied, edition: Edition) =>
    long(async (tx) => {
      await lease.beat(file.id, {}, tx);
      await applyImport(tx, applied, edition, { isNews: true });
      return settle(tx, file, applied);
    });

  /** Each part in a transaction of its own, with how far it is: whoever goes on begins there. */
  async function inParts(file: ImportFile, applied: Applied, edition: Edition, signal: AbortSignal) {
    let after = file.appliedRow ?? 0;
    for (let parts = 1; ; parts += 1) {
      signal.throwIfAborted();
      const to = await endOfPart(db, file.id, after, importLimits.partRows);
      if (to === undefined) break;
      const began = performance.now();
      const rows = { after, to };
      await long(async (tx) => {
        await lease.beat(file.id, { appliedAt: applied.at, appliedRow: to }, tx);
        await applyImport(tx, { ...applied, rows }, edition, { isNews: isNewsAfter(parts) });
      });
      await rest(performance.now() - began);
      after = to;
    }
    return long(async (tx) => {
      await lease.beat(file.id, {}, tx);
      return settle(tx, file, applied);
    });
  }

  async function undo(file: ImportFile): Promise<void> {
    const { id, feed, appliedAt } = file;
    const at = clock();
    if (!appliedAt) throw new Error(`Import ${id} cannot be taken back.`);
    const [applied, edition] = await scopeOf(file, at);
    await long(async (tx) => {
      await lease.beat(id, {}, tx);
      await undoImport(tx, applied, appliedAt, edition);
      await takeBackArrival(tx, id);
      if (file.undoneById === null)
        return lease.end(id, { state: 'failed', finishedAt: at, appliedAt: null, appliedRow: null }, tx);
      const counts = Object.fromEntries((await countUndos(tx, [id])).map(({ undo: how, n }) => [how, n]));
      await recordAudit(tx, { id: file.undoneById, name: file.undoneBy ?? '' }, at, {
        action: 'undone',
        subject: 'import',
        subjectId: String(id),
        title: feed,
        locale: applied.locale,
        details: { marketplace: applied.marketplace, fileName: file.fileName, ...counts },
      });
      await course.undone(tx, file);
      await lease.end(id, { state: 'undone', undoneAt: at }, tx);
    });
  }

  return {
    undo,

    async apply(file: ImportFile, signal: AbortSignal): Promise<void> {
      const [applied, edition] = await scopeOf(file, file.appliedAt ?? clock());
      const isLong = isEmbedded(db) && (file.total ?? 0) > importLimits.partRows;
      const refused = await (isLong
        ? inParts(file, applied, edition, signal)
        : atOnce(file, applied, edition));
      // What was refused can still be fetched, to be mended.
      if (refused === 0) await files.remove(file.storedAs);
    },

    /** Whether parts of it had come in: then they are gone again, and it has failed as if nothing had happened. */
    async takeBackHalf(id: number, problem: FeedProblemCode): Promise<boolean> {
      const half = await findImport(db, id);
      if (!half?.appliedAt) return false;
      await lease.beat(id, { state: 'undoing', problem });
      await undo({ ...half, state: 'undoing', problem });
      return true;
    },
  };
}
