import type { SqlSession } from '#db/client.ts';
import { advanceSequences } from '#db/dump/sequences.ts';
import { lockWhole } from '#db/dump/snapshot.ts';
import { type DumpTable, listDumpTables, tableNames } from '#db/dump/tables.ts';
import { longTransaction, sessionOf } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import {
  endLoneSessions,
  listPictureNames,
  mergeAuditLog,
  setAuditLogAside,
} from '../backup-rows.queries.ts';
import { type EnterAgain, keepSecrets } from '../keep-secrets.ts';
import { AUDIT_LOG, sortTables } from '../kept-tables.ts';
import { type LocalArchive, picturesOf } from '../local-archive.ts';
import { type MadeArchive, makeArchive, type Watcher } from '../make-archive.ts';
import { fillTables, matchTables } from './fill-tables.ts';
import { type RestoreSource, withRestoreSource } from './scratch-restore.ts';

interface RestoreParts extends Watcher {
  db: Db;
  pictures: Pick<MediaService, 'originals' | 'removePicture'>;
  archive: LocalArchive;
  scratch: string;
  program: string;
  at: Date;
  timeoutMs: number;
  /** Where the present state goes before anything of it is touched, and how much of it. */
  safety: Pick<Parameters<typeof makeArchive>[0], 'sink' | 'holds' | 'passphrase'>;
  /** In the same transaction, when everything is in its place: what has to be said about it. */
  conclude: (tx: Db, safety: MadeArchive, enterAgain: EnterAgain) => Promise<void>;
}

/** Those that were not there yet; a picture's name says what it shows, so one that is there is the same. */
async function bringPictures({ pictures, archive, progress }: RestoreParts): Promise<string[]> {
  const brought: string[] = [];
  let seen = 0;
  for await (const { name, bytes } of picturesOf(archive)) {
    if (!(await pictures.originals.has(name))) {
      await pictures.originals.write(name, bytes);
      brought.push(name);
    }
    seen += 1;
    progress(seen, archive.pictures.length);
  }
  return brought;
}

/** Pictures that no row names any more. One that cannot be removed is in nobody's way. */
async function dropPictures({ db, pictures }: RestoreParts, candidates: Iterable<string>): Promise<void> {
  const needed = new Set(await listPictureNames(sessionOf(db)));
  for (const name of candidates)
    if (!needed.has(name)) await pictures.removePicture(name).catch(() => undefined);
}

/** The archive of the present state: pictures at once, rows as soon as nobody can change them any more. */
function beginSafety({ db, pictures, program, at, safety, progress }: RestoreParts) {
  const reached = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<SqlSession>();
  locked.promise.catch(() => undefined);
  const made = makeArchive({
    session: sessionOf(db),
    originals: pictures.originals,
    program,
    at,
    progress,
    ...safety,
    async snapshot(work) {
      reached.resolve();
      return work(await locked.promise);
    },
  });
  return {
    picturesDone: Promise.race([reached.promise, made.then(() => undefined)]),
    /** To be called in the transaction that has locked everything. */
    finishIn(session: SqlSession): Promise<MadeArchive> {
      locked.resolve(session);
      return made;
    },
    async giveUp(error: unknown): Promise<void> {
      locked.reject(error);
      await made.catch(() => undefined);
    },
  };
}

async function replaceRows(
  session: SqlSession,
  source: RestoreSource,
  { tables, ended }: { tables: DumpTable[]; ended: DumpTable[] },
  { progress, archive }: RestoreParts,
): Promise<EnterAgain> {
  let compared = 0;
  const secretsKept = await keepSecrets(session, archive.manifest.leftOut);
  await fillTables({
    session,
    tables,
    rows: source.rows,
    async prepare() {
      await setAuditLogAside(session);
      await session.exec(`TRUNCATE ${tableNames([...tables, ...ended])}`);
    },
    async settle() {
      await advanceSequences(session, source.sequences);
      const log = tables.find(({ name }) => name === AUDIT_LOG);
      await mergeAuditLog(session, log?.columns.map(({ name }) => name) ?? []);
      await endLoneSessions(session);
    },
    onTable() {
      compared += 1;
      progress(compared, tables.length);
    },
  });
  return secretsKept();
}

/** The site becomes what it was: all of it, or nothing has happened. What it is now is kept first. */
export async function restoreBackup(parts: RestoreParts): Promise<MadeArchive> {
  const { db, archive, scratch, timeoutMs, conclude, progress } = parts;
  return withRestoreSource({ archive, scratch, progress }, async (source) => {
    const here = sortTables(await listDumpTables(sessionOf(db)));
    const tables = matchTables(here.kept, source.tables);
    const brought = await bringPictures(parts);
    const safety = beginSafety(parts);
    let before: string[] = [];
    try {
      await safety.picturesDone;
      const made = await longTransaction(db, timeoutMs, async (tx) => {
        const session = sessionOf(tx);
        await lockWhole(session, [...tables, ...here.ended, { name: 'sessions' }]);
        const kept = await safety.finishIn(session);
        before = await listPictureNames(session);
        const enterAgain = await replaceRows(session, source, { tables, ended: here.ended }, parts);
        await conclude(tx, kept, enterAgain);
        return kept;
      });
      await dropPictures(parts, before);
      return made;
    } catch (error) {
      await safety.giveUp(error);
      await dropPictures(parts, brought);
      throw error;
    }
  });
}
