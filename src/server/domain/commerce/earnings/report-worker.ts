import { hash } from 'node:crypto';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import { mainTable, type ReportReading } from '#contract/commerce/earnings/earnings.words.ts';
import { DAY } from '#contract/site/durations.ts';
import type { Locale } from '#contract/site/locales.ts';
import { longTransaction } from '#db/long-transaction.ts';
import { FeedProblem } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { ago } from '#server/lib/time/clock.ts';
import { workThrough } from '#server/lib/work-through.ts';
import * as queries from './earning-reports.queries.ts';
import { asReportProblem, ReportProblem } from './files/report-problem.ts';
import { prepareReading } from './prepare-reading.ts';
import { partsAside } from './reading/read-aside.ts';
import type { ReportParts } from './report-parts.ts';
import { lookThrough } from './taking-in/look-through.ts';
import { takeIn } from './taking-in/take-in.ts';

interface AgreedReport {
  locale: Locale;
  reading: ReportReading;
  storedAs: string;
}

/** What somebody has said of a report before anybody works on it. */
function agreed({ id, locale, reading, storedAs }: queries.ReportRow): AgreedReport {
  if (!locale || !reading || !storedAs) throw new Error(`Nobody has said how report ${id} is read.`);
  return { locale, reading, storedAs };
}

export const headerKey = (header: string[]): string => hash('sha256', header.join('\u001f'), 'base64url');

/** What happens to reports without anybody waiting for it, on however many servers. */
export function createReportWorker(parts: ReportParts) {
  const { db, clock, editions, files, aside } = parts;
  const lease = queries.leaseReports(db, clock);

  async function check(report: queries.ReportRow, signal: AbortSignal): Promise<void> {
    const { id, tables } = report;
    const { locale, reading, storedAs } = agreed(report);
    await lease.beat(id, { read: 0 });
    const facts = await prepareReading(parts, locale, tables, reading);
    const figures = await files.borrow(storedAs, async (copy) =>
      lookThrough({
        db,
        facts,
        parts: partsAside(copy, facts, { signal, aside }),
        editionCurrency: (await editions.getEdition(locale)).currency,
        sameFileAt: await queries.findSameFile(db, report),
        onPart: async (read) => {
          signal.throwIfAborted();
          await lease.beat(id, { read });
        },
      }),
    );
    await lease.end(id, { state: 'checked', figures });
  }

  async function apply(report: queries.ReportRow): Promise<void> {
    const { id, tables, figures } = report;
    const { locale, reading, storedAs } = agreed(report);
    const at = clock();
    const facts = await prepareReading(parts, locale, tables, reading);
    await files.borrow(storedAs, (copy) =>
      longTransaction(db, earningLimits.applyTimeout, async (tx) => {
        // Until the end of it nobody else has the row.
        await lease.beat(id, {}, tx);
        const stored = await takeIn(tx, { reportId: id, facts, parts: partsAside(copy, facts, { aside }) });
        const table = mainTable(tables);
        if (reading.columns && table) {
          const { source, columns } = reading;
          await queries.saveLayout(tx, headerKey(table.header), { source, columns }, at);
        }
        await recordAudit(tx, { id: report.startedById, name: report.startedBy }, at, {
          action: 'created',
          subject: 'import',
          subjectId: String(id),
          title: report.fileName,
          locale,
          details: { source: reading.source, rows: figures?.rows ?? 0, leftOut: figures?.leftOut ?? 0 },
        });
        await lease.end(id, { state: 'done', stored, storedAs: null, takenInAt: at }, tx);
      }),
    );
    await files.remove(storedAs);
  }

  async function fail({ id }: queries.ReportRow, error: unknown): Promise<void> {
    const told = asReportProblem(error);
    const problem = told instanceof ReportProblem ? told.code : 'failed';
    await lease.end(id, { state: 'failed', problem });
    if (problem === 'failed' && !(error instanceof FeedProblem)) throw error;
  }

  return {
    workOnWaiting: (signal: AbortSignal): Promise<void> =>
      workThrough(signal, {
        ...lease,
        work: (report) => (report.state === 'checking' ? check(report, signal) : apply(report)),
        fail,
      }),

    async purge(): Promise<number> {
      const gone = await queries.deleteReportsBefore(db, ago(clock, earningLimits.keptDays * DAY));
      for (const { storedAs } of gone) if (storedAs) await files.remove(storedAs);
      return gone.length;
    },
  };
}
