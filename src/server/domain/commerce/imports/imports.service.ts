import { stat } from 'node:fs/promises';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { Import, ImportCheck } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { FeedProblemCode, ImportState, RowOutcome } from '#contract/commerce/imports/imports.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { UploadStream } from '#contract/site/endpoint.schemas.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import { withCopy } from './import-files.ts';
import { createImportWorker, type ImportParts } from './import-worker.ts';
import * as queries from './imports.queries.ts';
import { lookAside } from './read-feed-aside.ts';
import { countRows, deleteRows, listRows } from './staging.queries.ts';

export type ImportFacts = queries.ImportFile & { counts: Import['counts']; alarms: Import['alarms'] };

const ROWS_OF_NO_TIME = new Date(0);

/** What is asked about before a file is taken in: nothing in it, much less than last time, prices far off. */
function alarmsOf(
  { state, total, lastTotal }: queries.ImportFile,
  counted: { n: number; jumps: number; compared: number }[],
): Import['alarms'] {
  if (total === null || state === 'done') return [];
  const sum = (key: 'jumps' | 'compared') => counted.reduce((all, each) => all + each[key], 0);
  const { farFewer, manyJumps } = importLimits;
  return [
    ...(total === 0 ? (['no_rows'] as const) : []),
    ...(total > 0 && lastTotal !== null && total < lastTotal * farFewer ? (['far_fewer'] as const) : []),
    ...(sum('compared') > 0 && sum('jumps') > sum('compared') * manyJumps ? (['many_jumps'] as const) : []),
  ];
}

/** What the form says of a file that is refused. */
const refusals: Partial<Record<FeedProblemCode, FieldProblemCode>> = {
  empty: 'required',
  zip: 'zip_archive',
  too_costly: 'too_costly',
  unknown_format: 'not_a_feed',
  doctype: 'not_a_feed',
};

/** Each is a thread with a memory of its own. */
const oneOfFew = createLimiter(importLimits.lookedAtOnce);

const tidyName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/]+/gu, ' ')
    .trim()
    .slice(0, importLimits.fileNameChars)
    .toWellFormed();

/** What it is and what it looks like; what cannot be taken in at all is refused by the form. */
async function readFirst(file: string) {
  try {
    return await oneOfFew(() => lookAside(file));
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    const isTooLarge =
      error.code === 'too_large' || error.code === 'too_dense' || error.code === 'too_many_rows';
    if (isTooLarge) throw new DomainError('payload_too_large', error.message);
    throw invalidFields({ file: { code: refusals[error.code] ?? 'damaged' } });
  }
}

export function createImportsService(parts: ImportParts) {
  const { db, clock, editions, files } = parts;

  async function withCounts(found: queries.ImportFile[]): Promise<ImportFacts[]> {
    const counted =
      found.length > 0
        ? await countRows(
            db,
            found.map(({ id }) => id),
          )
        : [];
    const byImport = Map.groupBy(counted, ({ importId }) => importId);
    return found.map((file) => {
      const own = byImport.get(file.id) ?? [];
      const counts = Object.fromEntries(own.map(({ outcome, n }) => [outcome, n]));
      return { ...file, counts, alarms: alarmsOf(file, own) };
    });
  }

  async function factsOf(file: queries.ImportFile | undefined, id: number): Promise<ImportFacts> {
    const [facts] = file ? await withCounts([file]) : [];
    if (!facts) throw notFound(`Import ${id}`);
    return facts;
  }

  /** From one of these states to another, unless somebody was faster. */
  async function move(
    id: number,
    from: ImportState[],
    set: (file: queries.ImportFile) => Partial<queries.ImportFile>,
    and: (tx: typeof db) => Promise<void> = async () => {},
  ): Promise<ImportFacts> {
    const moved = await db.transaction(async (tx) => {
      const file = await queries.lockImport(tx, id);
      if (!file) throw notFound(`Import ${id}`);
      if (!from.includes(file.state)) throw conflict(`Import ${id} is ${file.state}.`);
      await and(tx);
      return queries.updateImport(tx, id, set(file));
    });
    return factsOf(moved, id);
  }

  return {
    worker: createImportWorker(parts),

    async list(
      caller: Caller,
      { state, cursor }: { state?: ImportState | undefined; cursor?: string | undefined },
    ) {
      requireRole(caller, 'viewer');
      const { items, nextCursor } = await readPart(
        cursor,
        (after, limit) => queries.listImports(db, state, after, limit),
        byCreation,
      );
      return { items: await withCounts(items), nextCursor };
    },

    async listFeeds(caller: Caller) {
      requireRole(caller, 'viewer');
      return queries.listFeeds(db);
    },

    async get(caller: Caller, id: number): Promise<ImportFacts> {
      requireRole(caller, 'viewer');
      return factsOf(await queries.findImport(db, id), id);
    },

    async listRows(
      caller: Caller,
      { id, outcome, cursor }: { id: number; outcome?: RowOutcome | undefined; cursor?: string | undefined },
    ) {
      requireRole(caller, 'viewer');
      if (!(await queries.findImport(db, id))) throw notFound(`Import ${id}`);
      return readPart(
        cursor,
        (after, limit) => listRows(db, id, outcome, after?.id ?? 0, limit),
        ({ row }) => ({ at: ROWS_OF_NO_TIME, id: row }),
      );
    },

    /** The file is read once from end to end, and kept, before there is an import. */
    async upload(caller: Caller, { name, chunks }: UploadStream): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      return withCopy(chunks, async (file) => {
        const read = await readFirst(file);
        const storedAs = await files.keep(file);
        try {
          const made = await queries.insertImport(db, {
            fileName: tidyName(name),
            storedAs,
            bytes: (await stat(file)).size,
            ...read,
            startedById: actor.id,
            startedBy: actor.name,
            createdAt: clock(),
          });
          return await factsOf(made, made.id);
        } catch (error) {
          await files.remove(storedAs);
          throw error;
        }
      });
    },

    async check(caller: Caller, id: number, { feed, mapping }: ImportCheck): Promise<ImportFacts> {
      requireRole(caller, 'editor');
      await editions.getEdition(mapping.locale);
      const key = mapping.match;
      const isKeyed = mapping.fields[key] !== undefined;
      if (!isKeyed) throw invalidFields({ [`fields.${key}`]: { code: 'required' } });
      const at = clock();
      const again = {
        state: 'waiting_to_check',
        problem: null,
        total: null,
        checked: 0,
        finishedAt: null,
      } as const;
      return move(
        id,
        ['uploaded', 'checked', 'failed', 'cancelled'],
        () => ({ ...again, feed, mapping, worker: null }),
        async (tx) => {
          await queries.saveMapping(tx, feed, mapping, at);
          await deleteRows(tx, id);
        },
      );
    },

    async apply(caller: Caller, id: number, confirmed: boolean): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      const facts = await factsOf(await queries.findImport(db, id), id);
      if (facts.alarms.length > 0 && !confirmed) {
        const fields = { confirmed: { code: 'required' } } as const;
        throw new DomainError('conflict', `Import ${id}: ${facts.alarms.join(', ')}.`, { fields });
      }
      return move(id, ['checked'], () => ({
        state: 'waiting_to_apply',
        worker: null,
        startedById: actor.id,
        startedBy: actor.name,
      }));
    },

    /** Whoever is taking it in has its row: then this waits, and comes too late. */
    async cancel(caller: Caller, id: number): Promise<ImportFacts> {
      requireRole(caller, 'editor');
      const open: ImportState[] = [
        'uploaded',
        'waiting_to_check',
        'checking',
        'checked',
        'waiting_to_apply',
        'applying',
      ];
      return move(id, open, () => ({ state: 'cancelled', worker: null, finishedAt: clock() }));
    },
  };
}
