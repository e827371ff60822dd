import type { BackupParts } from '../backup-parts.ts';
import { problemOf } from '../backup-problem.ts';
import * as queries from '../backups.queries.ts';
import { withLocalArchive } from '../local-archive.ts';
import type { Watcher } from '../make-archive.ts';
import { type RehearsalFacts, rehearseBackup } from './rehearse-backup.ts';

export function createBackupRehearsing(parts: BackupParts) {
  const { db, clock, scratch } = parts;
  async function rehearse(backup: queries.BackupRow, watcher: Watcher): Promise<RehearsalFacts> {
    const { id, key, sha256 } = backup;
    await queries.updateBackup(db, id, { rehearsalState: 'running' });
    try {
      const facts = await withLocalArchive(parts, { key, sha256: sha256 ?? '' }, (archive) =>
        rehearseBackup({ archive, scratch, ...watcher }),
      );
      await queries.updateBackup(db, id, {
        rehearsalState: 'done',
        rehearsedAt: clock(),
        rehearsedRows: facts.rows,
        rehearsalProblem: null,
      });
      return facts;
    } catch (error) {
      await queries.updateBackup(db, id, {
        rehearsalState: 'failed',
        rehearsedAt: clock(),
        rehearsalProblem: problemOf(error),
      });
      throw error;
    }
  }

  return {
    rehearse,

    /** For a job: what somebody waits for, or else the newest. What is rehearsed comes back. */
    async rehearseDue(watcher: Watcher): Promise<RehearsalFacts[]> {
      const waiting = await queries.listToRehearse(db);
      const newest = waiting.length === 0 ? await queries.findNewestReady(db) : undefined;
      const rehearsed: RehearsalFacts[] = [];
      for (const backup of newest ? [newest] : waiting) rehearsed.push(await rehearse(backup, watcher));
      return rehearsed;
    },
  };
}
