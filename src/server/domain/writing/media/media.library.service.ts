import { createHash } from 'node:crypto';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Upload } from '#contract/site/endpoint.schemas.ts';
import type { MediaChange, MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import type { AltTexts } from '#contract/writing/media/pictures.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { searchWords } from '#server/domain/writing/posts/posts.search.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { fileEnding } from './file-ending.ts';
import * as queries from './media.queries.ts';
import type { MediaService } from './media.service.ts';
import { addressesOf, keptFileName, nameOf, searchTextOf, tidyFileName } from './picture-name.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

interface LibraryParts {
  db: Db;
  clock: Clock;
  pictures: MediaService;
}

interface MediaSearch extends queries.MediaFilter {
  q?: string | undefined;
  cursor?: string | undefined;
}

const broughtBy = (actor: { id: string; name: string }, fileName: string) => ({
  fileName,
  searchText: searchTextOf(fileName, {}),
  uploadedById: actor.id,
  uploadedBy: actor.name,
});

const tagOf = ({ subject, id }: MediaUse) => tags[subject](id);

const auditOf = ({ id, fileName }: queries.MediaRow) =>
  ({ subject: 'media', subjectId: String(id), title: fileName }) as const;

export function createMediaLibraryService({ db, clock, pictures }: LibraryParts) {
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** One at a time: unpacking a large picture takes much memory, and several at once would take all of it. */
  function prepareInTurn(bytes: Uint8Array): Promise<PreparedPicture> {
    const turn = lastTurn.then(() => preparePicture(bytes));
    lastTurn = turn.catch(() => {});
    return turn;
  }

  async function insert(caller: Caller, row: Parameters<typeof queries.insertMedia>[1]) {
    const actor = requireRole(caller, 'writer');
    const at = clock();
    try {
      return await db.transaction(async (tx) => {
        const made = await queries.insertMedia(tx, { ...row, createdAt: at });
        await recordAudit(tx, actor, at, { action: 'created', ...auditOf(made) });
        return made;
      });
    } catch (error) {
      const same = violatesUnique(error, 'media_hash') && (await queries.findMediaByHash(db, row.hash));
      if (same) return same; // sent twice at once
      throw error;
    }
  }

  return {
    async list(caller: Caller, { q = '', cursor, ...filter }: MediaSearch) {
      requireRole(caller, 'author');
      return readPart(
        cursor,
        (after, limit) => queries.listMedia(db, { ...filter, words: searchWords(q), after }, limit),
        byCreation,
      );
    },

    async get(caller: Caller, id: number) {
      requireRole(caller, 'author');
      const row = await queries.findMedia(db, id);
      if (!row) throw notFound(`Picture ${id}`);
      return { row, uses: await queries.listUses(db, addressesOf(row.name)) };
    },

    /** The file is kept before the row: a picture that can be chosen can be shown. */
    async upload(caller: Caller, { name, bytes }: Upload): Promise<queries.MediaRow> {
      const actor = requireRole(caller, 'writer');
      const hash = createHash('sha256').update(bytes).digest('hex');
      const known = await queries.findMediaByHash(db, hash);
      if (known && (await pictures.originals.has(known.name))) return known;
      const { picture, width, height } = await prepareInTurn(bytes);
      const fileName = tidyFileName(name);
      const keptAs = known?.name ?? nameOf(fileName, hash);
      await pictures.originals.write(keptAs, picture);
      if (known) return known;
      return insert(caller, {
        ...broughtBy(actor, fileName),
        name: keptAs,
        hash,
        width,
        height,
        bytes: picture.length,
      });
    },

    /** Kept as it is: nobody unpacks it, here or in the browser of who takes it along. */
    async uploadFile(caller: Caller, { name, bytes }: Upload): Promise<queries.MediaRow> {
      const actor = requireRole(caller, 'writer');
      const ending = fileEnding(bytes);
      if (!ending) throw invalidFields({ file: { code: 'not_a_file' } });
      const hash = createHash('sha256').update(bytes).digest('hex');
      const known = await queries.findMediaByHash(db, hash);
      const fileName = tidyFileName(name);
      const keptAs = known?.name ?? keptFileName(fileName, hash, ending);
      if (!known || !(await pictures.originals.has(keptAs)))
        await pictures.originals.write(keptAs, Buffer.from(bytes));
      if (known) return known;
      return insert(caller, {
        ...broughtBy(actor, fileName),
        name: keptAs,
        hash,
        width: 0,
        height: 0,
        bytes: bytes.length,
      });
    },

    /** What pages show is each use's own text, so that no page changes by this. */
    async change(caller: Caller, id: number, patch: MediaChange): Promise<queries.MediaRow> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const before = await queries.lockMedia(tx, id);
        if (!before) throw notFound(`Picture ${id}`);
        const changes = changedFields(before.alt, patch.alt);
        if (Object.keys(changes).length === 0) return before;
        const merged = Object.entries({ ...before.alt, ...changes }).filter(([, text]) => text !== '');
        const alt: AltTexts = Object.fromEntries(merged);
        const searchText = searchTextOf(before.fileName, alt);
        const after = await queries.updateMedia(tx, id, { alt, searchText });
        const details = describeChanges(before.alt, changes);
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(before), details });
        return after;
      });
    },

    async remove(caller: Caller, id: number, force: boolean): Promise<number> {
      const actor = requireRole(caller, force ? 'owner' : 'editor');
      const at = clock();
      // Asked first: a store that does not answer keeps the picture whole, and not only its file.
      const found = await queries.findMedia(db, id);
      if (found) await pictures.originals.has(found.name);
      const { row, uses } = await db.transaction(async (tx) => {
        const row = await queries.lockMedia(tx, id);
        if (!row) throw notFound(`Picture ${id}`);
        const uses = await queries.listUses(tx, addressesOf(row.name));
        if (uses.length > 0 && !force) {
          const fields = { uses: { code: 'in_use', limit: uses.length } } as const;
          throw new DomainError('conflict', `Picture ${id} is in use.`, { fields });
        }
        await queries.deleteMedia(tx, id);
        const details = { brokenUses: uses.map(tagOf) };
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(row), details });
        const takenDown = [...uses.map(tagOf), tags.picture(row.name)];
        await recordChange(tx, at, `picture ${id} deleted`, [], { takenDown });
        return { row, uses };
      });
      await pictures.removePicture(row.name);
      return uses.length;
    },
  };
}
