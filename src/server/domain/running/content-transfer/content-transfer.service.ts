import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { UploadStream } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { withSnapshot } from '#db/dump/snapshot.ts';
import { clientOf, longTransaction, sessionOf } from '#db/long-transaction.ts';
import { everythingChanged } from '#server/domain/pages/invalidations/everything-changed.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { BackupParts } from '#server/domain/running/backups/backup-parts.ts';
import { isKeptAs } from '#server/domain/writing/media/kept-as.ts';
import { isUnfitValue } from '#server/lib/database-errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { exportContent } from './export-content.ts';
import { importRows, NotImported, type TakenContent } from './import-content.ts';
import { readContentAside } from './read-content-aside.ts';
import { refuseContent } from './refuse-content.ts';

/** Content as JSON: from one installation to another, whichever database each has. */
export function createContentTransfer(parts: BackupParts) {
  const { db, clock, pictures, scratch, program } = parts;
  const timeoutMs = engineLimits.backups.atMost;

  function write(locale: Locale | undefined): Readable {
    const file = new PassThrough();
    const client = clientOf(db);
    const put = async (text: string) => {
      if (file.destroyed) throw new Error('Nobody reads the export any more.');
      if (!file.write(text)) await Promise.race([once(file, 'drain'), once(file, 'close')]);
    };
    withSnapshot({ client, scratch, timeoutMs }, (session) =>
      exportContent({ session, originals: pictures.originals, program, at: clock(), locale, write: put }),
    ).then(
      () => file.end(),
      (error: Error) => file.destroy(error),
    );
    return file;
  }

  /** Files before the rows: a picture that can be chosen can be shown. One that is there is the same. */
  async function bringPictures(file: string): Promise<void> {
    for await (const part of readContentAside({ file, wanted: 'pictures' })) {
      if (!('picture' in part && part.data) || (await pictures.originals.has(part.picture))) continue;
      if (!(await isKeptAs(part.picture, part.data)))
        throw refuseContent(`${part.picture} is no picture and no file of ours.`);
      await pictures.originals.write(part.picture, Buffer.from(part.data));
    }
  }

  /** All of it or nothing; where something is in the way nothing, and the report says what. */
  async function importFile(
    file: string,
    actor: AuditActor,
    { dryRun }: { dryRun: boolean },
  ): Promise<TakenContent> {
    try {
      return await longTransaction(db, timeoutMs, async (tx) => {
        const taken = await importRows(sessionOf(tx), file, dryRun);
        // Where it has none, it is not read again for them.
        if (taken.pictures > 0) await bringPictures(file);
        await recordAudit(tx, actor, clock(), {
          action: 'created',
          subject: 'import',
          title: `content of ${taken.head.editions.join(', ')}`,
          details: Object.fromEntries(Object.entries(taken.kinds).map(([kind, { added }]) => [kind, added])),
        });
        await recordChange(tx, clock(), 'content imported', everythingChanged());
        return taken;
      });
    } catch (error) {
      if (error instanceof NotImported) return error.report;
      if (isUnfitValue(error)) throw refuseContent(`A row does not fit: ${(error as Error).message}`);
      throw error;
    }
  }

  /** What came over the network lies on this machine for as long as it is read. */
  async function withFile<T>(chunks: UploadStream['chunks'], use: (file: string) => Promise<T>): Promise<T> {
    await mkdir(scratch, { recursive: true });
    const folder = await mkdtemp(path.join(scratch, 'content-'));
    try {
      const file = path.join(folder, 'content.json');
      await pipeline(chunks, createWriteStream(file));
      return await use(file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    write,
    import: importFile,

    async export(caller: Caller, locale: Locale | undefined): Promise<Readable> {
      const actor = requireRole(caller, 'owner');
      const what = {
        action: 'exported',
        subject: 'backup',
        title: 'content',
        locale: locale ?? null,
      } as const;
      await recordAudit(db, actor, clock(), what);
      return write(locale);
    },

    /** From a browser; on trial it is only looked at. */
    async importUpload(caller: Caller, { chunks }: UploadStream, trial: boolean): Promise<TakenContent> {
      const actor = requireRole(caller, 'owner');
      return withFile(chunks, (file) => importFile(file, actor, { dryRun: trial }));
    },
  };
}
