import path from 'node:path';
import type { BackupReason } from '#contract/running/backups/backups.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { SqlSession } from '#db/client.ts';
import { withSnapshot } from '#db/dump/snapshot.ts';
import { clientOf } from '#db/long-transaction.ts';
import { ago } from '#server/lib/time/clock.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { holdingsHere, holdingsOf, newKey } from './backup-name.ts';
import type { BackupParts } from './backup-parts.ts';
import { problemOf } from './backup-problem.ts';
import * as queries from './backups.queries.ts';
import { type MadeArchive, makeArchive, type Watcher } from './make-archive.ts';
import { pickOutdated } from './retention.ts';

/** What is known of a backup once its file is whole. */
export const factsOf = (
  { bytes, sha256, manifest }: MadeArchive,
  finishedAt: Date,
): queries.BackupChange => ({
  state: 'ready',
  finishedAt,
  bytes,
  sha256,
  problem: null,
  counts: Object.fromEntries(Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows])),
  pictures: manifest.pictures.count,
  missingPictures: manifest.pictures.missing.length,
});

export interface Wanted {
  reason: BackupReason;
  askedBy?: string;
  byCommand?: boolean;
}

/** Makes what waits, or one more, and lets go of what has had its time. */
export function createBackupMaking(parts: BackupParts) {
  const { db, clock, objects, pictures, scratch, program, passphrase } = parts;
  const newKeyAt = (at: Date) => newKey(at, holdingsHere(parts));
  const timeoutMs = engineLimits.backups.atMost;

  async function add({ reason, askedBy = '', byCommand = false }: Wanted): Promise<queries.BackupRow> {
    const at = clock();
    const row = await queries.insertBackup(db, {
      key: newKeyAt(at),
      reason,
      askedBy,
      byCommand,
      program,
      createdAt: at,
      state: 'running',
      startedAt: at,
    });
    if (!row) throw new Error('A backup could not be written down.');
    return row;
  }

  function archiveParts(progress: Watcher['progress']) {
    const client = clientOf(db);
    return {
      session: client,
      originals: pictures.originals,
      program,
      progress,
      passphrase,
      snapshot: <T>(work: (session: SqlSession) => Promise<T>) =>
        withSnapshot({ client, scratch, timeoutMs }, work),
    };
  }

  async function make(row: queries.BackupRow, { progress }: Watcher): Promise<queries.BackupRow> {
    try {
      const made = await makeArchive({
        ...archiveParts(progress),
        at: row.createdAt,
        holds: holdingsOf(row.key),
        sink: (body) => objects.write(row.key, body),
      });
      return await queries.updateBackup(db, row.id, factsOf(made, clock()));
    } catch (error) {
      await queries.updateBackup(db, row.id, {
        state: 'failed',
        finishedAt: clock(),
        problem: problemOf(error),
      });
      throw error;
    }
  }

  /** What a process that has gone had begun: its file is not whole, or nobody knows that it is. */
  async function settleAbandoned(kind: 'before_restore' | 'others'): Promise<void> {
    const commandsSince = ago(clock, engineLimits.backups.commandAtMost);
    for (const { id, key } of await queries.listAbandoned(db, kind, commandsSince)) {
      await objects.remove(key);
      const problem = { code: 'interrupted', detail: '' } as const;
      await queries.updateBackup(db, id, { state: 'failed', finishedAt: clock(), problem });
    }
  }

  return {
    add,
    settleAbandoned,

    makeNow: async (wanted: Wanted, watcher: Watcher): Promise<queries.BackupRow> =>
      make(await add(wanted), watcher),

    /** Into a file of this machine, which the list knows nothing of: whole, whoever has the machine has the rest. */
    makeFile: (file: string, { progress }: Watcher): Promise<MadeArchive> =>
      makeArchive({
        ...archiveParts(progress),
        at: clock(),
        holds: passphrase ? 'encrypted' : 'everything',
        sink: (body) => createFolderObjects(path.dirname(file)).write(path.basename(file), body),
      }),

    /** For a job: those that somebody waits for, or else one because it is time. */
    async makeDue(watcher: Watcher): Promise<queries.BackupRow[]> {
      await settleAbandoned('others');
      const made: queries.BackupRow[] = [];
      for (;;) {
        const waiting = await queries.findWaitingBackup(db);
        if (!waiting) break;
        // By what this process knows: the one that was asked may have no passphrase.
        const key = newKeyAt(waiting.createdAt);
        const begun = await queries.updateBackup(db, waiting.id, {
          state: 'running',
          startedAt: clock(),
          key,
        });
        made.push(await make(begun, watcher));
      }
      if (made.length === 0) made.push(await make(await add({ reason: 'schedule' }), watcher));
      return made;
    },

    /** First the row, then the file: a file that nobody lists is in nobody's way, a row without one would be a lie. */
    async forgetOutdated(): Promise<number> {
      const outdated = pickOutdated(await queries.listAllBackups(db), clock());
      for (const { id, key } of outdated) {
        await queries.deleteBackup(db, id);
        await objects.remove(key);
      }
      return outdated.length;
    },
  };
}
