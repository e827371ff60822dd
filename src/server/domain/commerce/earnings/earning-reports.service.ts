import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { ReportCheck } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import {
  type EarningReportState,
  mainTable,
  neededFields,
  ownSources,
  type ReportFileProblem,
  type ReportTable,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { UploadStream } from '#contract/site/endpoint.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { withCopy } from '#server/domain/commerce/imports/import-files.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import * as queries from './earning-reports.queries.ts';
import { asReportProblem, ReportProblem } from './files/report-problem.ts';
import { chosenTables, knownReports, tagsOfEdition } from './prepare-reading.ts';
import { lookAside } from './reading/read-aside.ts';
import type { ReportParts } from './report-parts.ts';
import { createReportWorker, headerKey } from './report-worker.ts';
import { listOwnTags } from './taking-in/earning-rows.queries.ts';

/** Each is a thread with a memory of its own. */
const oneOfFew = createLimiter(earningLimits.lookedAtOnce);

const tidyName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/]+/gu, ' ')
    .trim()
    .slice(0, earningLimits.fileNameChars)
    .toWellFormed();

async function fingerprintOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk as Uint8Array);
  return sum.digest('hex');
}

export interface ReportFacts {
  report: queries.ReportRow;
  sources: { id: string; name: string }[];
}

/** Reports of earnings: brought, looked at, decided on, taken in. */
export function createEarningReports(parts: ReportParts) {
  const { db, clock, editions, files, aside, listNetworks } = parts;

  async function listSources() {
    const networks = (await listNetworks()).map(({ id, name }) => ({ id, name }));
    return [{ id: 'amazon', name: 'Amazon' }, { id: 'shopee', name: 'Shopee' }, ...networks];
  }

  async function factsOf(report: queries.ReportRow | undefined, id: number): Promise<ReportFacts> {
    if (!report) throw notFound(`Report ${id}`);
    return { report, sources: await listSources() };
  }

  /** The edition whose tags stand in the first rows. */
  async function localeOf(tables: ReportTable[]): Promise<Locale | null> {
    const tags = new Map((await listOwnTags(db)).map(({ tag, locale }) => [tag, locale]));
    for (const { tag, locale } of (await editions.listAll()).flatMap(tagsOfEdition)) tags.set(tag, locale);
    for (const { sample, columns } of tables)
      for (const cells of sample) {
        const found = tags.get(cells[columns.tag ?? -1] || ' ');
        if (found) return found;
      }
    return null;
  }

  /** What it is, or why it cannot be taken in. */
  async function look(file: string): Promise<ReportTable[] | ReportFileProblem> {
    try {
      const known = knownReports(await listNetworks());
      return await oneOfFew(() => lookAside(file, known, { aside }));
    } catch (error) {
      const problem = asReportProblem(error);
      if (problem instanceof ReportProblem) return problem.code;
      throw error;
    }
  }

  /** As somebody has said of such a file before, or as it was recognised. */
  async function suggest(tables: ReportTable[]) {
    const table = mainTable(tables);
    const said = table && (await queries.findLayout(db, headerKey(table.header)));
    return said ?? (table?.source ? { source: table.source } : null);
  }

  /** From one of these states to another, unless somebody was faster. */
  async function move(
    id: number,
    from: EarningReportState[],
    set: (report: queries.ReportRow) => Parameters<typeof queries.updateReport>[2],
  ): Promise<ReportFacts> {
    const moved = await db.transaction(async (tx) => {
      const report = await queries.lockReport(tx, id);
      if (!report) throw notFound(`Report ${id}`);
      if (!from.includes(report.state)) throw conflict(`Report ${id} is ${report.state}.`);
      return queries.updateReport(tx, id, set(report));
    });
    return factsOf(moved, id);
  }

  return {
    worker: createReportWorker(parts),

    listSources,

    async list(caller: Caller, { cursor }: { cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      return readPart(cursor, (after, limit) => queries.listReports(db, after, limit), byCreation);
    },

    async get(caller: Caller, id: number): Promise<ReportFacts> {
      requireRole(caller, 'viewer');
      return factsOf(await queries.findReport(db, id), id);
    },

    /** A file that cannot be read is noted with the reason, and not kept. */
    async upload(caller: Caller, { name, chunks }: UploadStream): Promise<ReportFacts> {
      const actor = requireRole(caller, 'editor');
      return withCopy(chunks, async (file) => {
        const looked = await look(file);
        const row = {
          fileName: tidyName(name),
          sha256: await fingerprintOf(file),
          startedById: actor.id,
          startedBy: actor.name,
          createdAt: clock(),
        };
        if (typeof looked === 'string') {
          const failed = await queries.insertReport(db, { ...row, state: 'failed', problem: looked });
          return factsOf(failed, failed.id);
        }
        const isEmpty = looked.every(({ kind }) => kind === 'orders' || kind === 'trends');
        const storedAs = await files.keep(file);
        try {
          const made = await queries.insertReport(db, {
            ...row,
            storedAs,
            tables: looked,
            reading: await suggest(looked),
            locale: await localeOf(looked),
            ...(isEmpty && { state: 'failed', problem: 'nothing_earned' }),
          });
          return await factsOf(made, made.id);
        } catch (error) {
          await files.remove(storedAs);
          throw error;
        }
      });
    },

    async check(caller: Caller, id: number, { locale, ...reading }: ReportCheck): Promise<ReportFacts> {
      const actor = requireRole(caller, 'editor');
      await editions.getEdition(locale);
      const { report, sources } = await factsOf(await queries.findReport(db, id), id);
      const isKnown = [...ownSources, ...sources.map((each) => each.id)].includes(reading.source);
      if (!isKnown) throw invalidFields({ source: { code: 'invalid' } });
      if (!report.storedAs) throw conflict(`Report ${id} has no file any more.`);
      const tables = chosenTables(report.tables, reading);
      const [table] = tables;
      if (!table) throw invalidFields({ source: { code: 'invalid' } });
      const missing = neededFields(reading.source, table.kind).filter(
        (field) => table.columns[field] === undefined,
      );
      if (missing.length > 0)
        throw invalidFields(
          Object.fromEntries(missing.map((field) => [`columns.${field}`, { code: 'required' }])),
        );
      if (table.kind === 'summary' && !reading.period && !table.period)
        throw invalidFields({ 'period.from': { code: 'required' } });
      return move(id, ['uploaded', 'checked', 'failed'], () => ({
        state: 'waiting_to_check',
        locale,
        reading,
        figures: null,
        problem: null,
        read: 0,
        worker: null,
        startedById: actor.id,
        startedBy: actor.name,
      }));
    },

    async apply(caller: Caller, id: number, confirmed: boolean): Promise<ReportFacts> {
      const actor = requireRole(caller, 'editor');
      const { report } = await factsOf(await queries.findReport(db, id), id);
      const { figures } = report;
      if (figures && figures.doubts.length > 0 && !confirmed) {
        const fields = { confirmed: { code: 'required' } } as const;
        throw new DomainError('conflict', `Report ${id}: ${figures.doubts.join(', ')}.`, { fields });
      }
      if (!figures || figures.rows === 0) throw conflict(`Report ${id} has nothing to take in.`);
      return move(id, ['checked'], () => ({
        state: 'waiting_to_apply',
        worker: null,
        startedById: actor.id,
        startedBy: actor.name,
      }));
    },

    /** Whoever is taking it in has its row: then this waits, and comes too late. */
    async cancel(caller: Caller, id: number): Promise<ReportFacts> {
      requireRole(caller, 'editor');
      const { report } = await factsOf(await queries.findReport(db, id), id);
      const open: EarningReportState[] = [
        'uploaded',
        'waiting_to_check',
        'checking',
        'checked',
        'waiting_to_apply',
        'failed',
      ];
      const moved = await move(id, open, () => ({ state: 'cancelled', worker: null, storedAs: null }));
      if (report.storedAs) await files.remove(report.storedAs);
      return moved;
    },
  };
}
