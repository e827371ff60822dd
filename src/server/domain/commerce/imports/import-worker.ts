import { randomUUID } from 'node:crypto';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { LocaleConfigsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/clock.ts';
import { takenConstraint } from '#server/lib/database-errors.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import type { ImportFiles } from './import-files.ts';
import * as queries from './imports.queries.ts';
import { rowsAside } from './read-feed-aside.ts';
import { countRows, deleteRows } from './staging.queries.ts';

export interface ImportParts {
  db: Db;
  clock: Clock;
  localeConfigs: LocaleConfigsService;
  files: ImportFiles;
}

const DAY = 86_400_000;

/** Another server has it, or somebody has cancelled it: whoever finds out leaves it alone. */
class ImportLost extends Error {
  override readonly name = 'ImportLost';
}

/** What happens to imports without anybody asking, on however many servers. */
export function createImportWorker({ db, clock, localeConfigs, files }: ImportParts) {
  const worker = randomUUID();

  async function keep(tx: Db, id: number, checked?: number): Promise<void> {
    const set = { heartbeatAt: clock(), ...(checked !== undefined && { checked }) };
    if (!(await queries.keepImport(tx, id, worker, set))) throw new ImportLost();
  }

  /** From the beginning, whatever a server that was stopped had looked at: nothing else has come of it. */
  async function check(file: queries.ImportFile, signal: AbortSignal): Promise<void> {
    const { id, feed, storedAs, shape } = file;
    const mapping = importMappingSchema.parse(file.mapping);
    const edition = await localeConfigs.getLocaleConfig(mapping.locale);
    await db.transaction(async (tx) => {
      await keep(tx, id, 0);
      await deleteRows(tx, id);
    });
    const reading = { mapping, currency: edition.currency, timeZone: edition.timeZone, now: clock() };
    const total = await files.borrow(storedAs, (copy) =>
      checkImport({
        ...{
          db,
          importId: id,
          batches: rowsAside({ file: copy, shape, reading }, { signal }),
          mapping,
          edition,
        },
        onBatch: async (tx, checked) => {
          signal.throwIfAborted();
          await keep(tx, id, checked);
        },
      }),
    );
    const last = await queries.findFeed(db, feed);
    await queries.endWork(db, id, worker, { state: 'checked', total, lastTotal: last?.lastTotal ?? null });
  }

  async function apply(file: queries.ImportFile): Promise<void> {
    const { id, feed, total } = file;
    const { locale, marketplace } = importMappingSchema.parse(file.mapping);
    const at = clock();
    await longTransaction(db, importLimits.applyTimeout, async (tx) => {
      await keep(tx, id);
      await applyImport(tx, { importId: id, locale, marketplace, at });
      await queries.saveLastTotal(tx, feed, total ?? 0);
      const counts = Object.fromEntries((await countRows(tx, [id])).map(({ outcome, n }) => [outcome, n]));
      await recordAudit(tx, { id: file.startedById, name: file.startedBy }, at, {
        action: 'created',
        subject: 'import',
        subjectId: String(id),
        title: feed,
        locale,
        details: { marketplace, fileName: file.fileName, ...counts },
      });
      await queries.endWork(tx, id, worker, { state: 'done', finishedAt: at });
    });
    await files.remove(file.storedAs);
  }

  async function work(file: queries.ImportFile, signal: AbortSignal): Promise<void> {
    try {
      await (file.state === 'checking' ? check(file, signal) : apply(file));
    } catch (error) {
      if (error instanceof ImportLost) return;
      if (signal.aborted) return queries.releaseImport(db, file.id, worker);
      // Somebody else has entered what the file would have made.
      const isTaken = takenConstraint(error) !== undefined;
      const problem = error instanceof FeedProblem ? error.code : isTaken ? 'changed_meanwhile' : 'failed';
      await queries.endWork(db, file.id, worker, { state: 'failed', problem, finishedAt: clock() });
      if (problem === 'failed') throw error;
    }
  }

  return {
    /** Works on every import that waits or was left by its server, one after the other; one that fails stops no other. */
    async workOnWaiting(signal: AbortSignal): Promise<void> {
      const failures: unknown[] = [];
      while (!signal.aborted) {
        const now = clock();
        const silentSince = new Date(now.getTime() - importLimits.takeOverAfter);
        const file = await queries.claimImport(db, worker, now, silentSince);
        if (!file) break;
        await work(file, signal).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },

    async purge(): Promise<number> {
      const before = new Date(clock().getTime() - importLimits.keptDays * DAY);
      const gone = await queries.deleteImportsBefore(db, before);
      for (const { storedAs } of gone) await files.remove(storedAs);
      return gone.length;
    },
  };
}
