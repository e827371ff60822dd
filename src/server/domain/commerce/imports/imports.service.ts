import { stat } from 'node:fs/promises';
import type { ImportCheck } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportState, RowOutcome, RowUndo } from '#contract/commerce/imports/imports.words.ts';
import { knownFeeds } from '#contract/commerce/networks/files/known-feeds.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { UploadStream } from '#contract/site/endpoint.schemas.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { capsOn } from './arrived/caps-on.ts';
import { type ImportFacts, mayFetchRefused, withCounts } from './import-facts.ts';
import { withCopy } from './import-files.ts';
import { createImportWorker } from './import-worker.ts';
import * as queries from './imports.queries.ts';
import { atMost, readFirst, tidyName } from './receive-file.ts';
import { refusedRowsCsv } from './refused/refused-csv.ts';
import { deleteRows, listRows } from './staging.queries.ts';
import type { ImportParts } from './taking-in/import-parts.ts';
import { countVerdicts } from './undo/undo.queries.ts';

const ROWS_OF_NO_TIME = new Date(0);

/** In which what is said of a file may still be another thing. */
const unsettled: ImportState[] = ['uploaded', 'checked', 'failed', 'cancelled'];
const notLookedAt = { problem: null, total: null, checked: 0, catalogued: null, finishedAt: null } as const;

export function createImportsService(parts: ImportParts) {
  const { db, clock, editions, files, aside, listNetworks } = parts;

  async function factsOf(file: queries.ImportFile | undefined, id: number): Promise<ImportFacts> {
    const [facts] = file ? await withCounts(db, [file]) : [];
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
      return { items: await withCounts(db, items), nextCursor };
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
      {
        id,
        cursor,
        ...which
      }: {
        id: number;
        outcome?: RowOutcome | undefined;
        undo?: RowUndo | undefined;
        cursor?: string | undefined;
      },
    ) {
      requireRole(caller, 'viewer');
      if (!(await queries.findImport(db, id))) throw notFound(`Import ${id}`);
      return readPart(
        cursor,
        (after, limit) => listRows(db, id, which, after?.id ?? 0, limit),
        ({ row }) => ({ at: ROWS_OF_NO_TIME, id: row }),
      );
    },

    /** The file is read once from end to end, and kept, before there is an import. */
    async upload(caller: Caller, { name, chunks }: UploadStream): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      const caps = capsOn(db);
      return withCopy(atMost(chunks, caps), async (file) => {
        const as = { known: knownFeeds(await listNetworks()) };
        const read = await readFirst(file, { caps, aside, as });
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

    /** Somebody says whose file it is: it is read once more, and its columns are said anew. */
    async readAs(caller: Caller, id: number, network: string | null): Promise<ImportFacts> {
      requireRole(caller, 'editor');
      const file = await queries.findImport(db, id);
      if (!file) throw notFound(`Import ${id}`);
      const known = knownFeeds(await listNetworks()).find((each) => each.id === network);
      if (network !== null && !known) throw invalidFields({ network: { code: 'invalid' } });
      const as = { network: known ?? null };
      const { isNotThatOne, ...read } = await files.borrow(file.storedAs, (copy) =>
        readFirst(copy, { caps: capsOn(db), aside, as }),
      );
      if (isNotThatOne)
        throw new DomainError('conflict', `Import ${id} is not ${network}'s.`, {
          reason: 'not_that_network',
        });
      return move(
        id,
        unsettled,
        () => ({ ...notLookedAt, ...read, state: 'uploaded', mapping: null }),
        (tx) => deleteRows(tx, id),
      );
    },

    async check(caller: Caller, id: number, { feed, mapping: said }: ImportCheck): Promise<ImportFacts> {
      requireRole(caller, 'editor');
      // A catalogue makes no products: whoever wants one makes it of a hit.
      const mapping = said.catalogue ? { ...said, createProducts: false } : said;
      await editions.getEdition(mapping.locale);
      const key = mapping.match;
      // Nothing in a catalogue is found without a name.
      for (const field of mapping.catalogue ? ([key, 'name'] as const) : [key])
        if (mapping.fields[field] === undefined)
          throw invalidFields({ [`fields.${field}`]: { code: 'required' } });
      const { shopFeed, shape } = await factsOf(await queries.findImport(db, id), id);
      // Places and signs are the file's, columns are the mapping's: they have to be of one network.
      if (mapping.network !== (shape.network ?? null)) throw invalidFields({ network: { code: 'invalid' } });
      if (shopFeed && shopFeed.locale !== mapping.locale)
        throw invalidFields({ locale: { code: 'invalid' } });
      const at = clock();
      return move(
        id,
        unsettled,
        ({ shopFeedId, ...file }) => ({
          ...notLookedAt,
          state: 'waiting_to_check',
          // Who says what a feed's columns are does not give it another name by that.
          feed: shopFeedId ? file.feed : feed,
          mapping,
          worker: null,
          unattended: false,
          held: [],
        }),
        async (tx) => {
          await queries.saveMapping(tx, feed, mapping, at);
          await deleteRows(tx, id);
        },
      );
    },

    async apply(caller: Caller, id: number, confirmed: boolean): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      const facts = await factsOf(await queries.findImport(db, id), id);
      const doubts = [...facts.alarms, ...facts.held.map(({ code }) => code)];
      if (doubts.length > 0 && !confirmed) {
        const fields = { confirmed: { code: 'required' } } as const;
        throw new DomainError('conflict', `Import ${id}: ${doubts.join(', ')}.`, { fields });
      }
      return move(id, ['checked'], () => ({
        state: 'waiting_to_apply',
        worker: null,
        startedById: actor.id,
        startedBy: actor.name,
      }));
    },

    /** The rows that were refused, as they were and with why. The file is there as long as it has any. */
    async refusedRows(caller: Caller, id: number): Promise<AsyncIterable<string>> {
      requireRole(caller, 'viewer');
      const file = await queries.findImport(db, id);
      if (!file?.total || !mayFetchRefused(file)) throw notFound(`Refused rows of import ${id}`);
      return refusedRowsCsv({ db, files, file, aside, language: adminLanguageOf(caller.locale) });
    },

    async previewUndo(caller: Caller, id: number) {
      requireRole(caller, 'editor');
      const file = await queries.findImport(db, id);
      if (!file) throw notFound(`Import ${id}`);
      const { appliedAt } = file;
      if (file.state !== 'done' || !appliedAt) throw conflict(`Import ${id} cannot be taken back.`);
      const counted = await countVerdicts(db, { importId: id, appliedAt });
      return { counted, hasCatalogue: file.catalogued !== null };
    },

    async undo(caller: Caller, id: number): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      return move(id, ['done'], ({ appliedAt }) => {
        if (!appliedAt) throw conflict(`Import ${id} cannot be taken back.`);
        const by = { undoneById: actor.id, undoneBy: actor.name };
        return { state: 'waiting_to_undo', problem: null, worker: null, ...by };
      });
    },

    /** Whoever is taking it in at once has its row: then this waits, and comes too late. Of parts those that came in go again. */
    async cancel(caller: Caller, id: number): Promise<ImportFacts> {
      const actor = requireRole(caller, 'editor');
      const open: ImportState[] = [
        'uploaded',
        'waiting_to_check',
        'checking',
        'checked',
        'waiting_to_apply',
        'applying',
      ];
      return move(id, open, ({ appliedAt }) =>
        appliedAt
          ? { state: 'waiting_to_undo', worker: null, undoneById: actor.id, undoneBy: actor.name }
          : { state: 'cancelled', worker: null, finishedAt: clock() },
      );
    },
  };
}
