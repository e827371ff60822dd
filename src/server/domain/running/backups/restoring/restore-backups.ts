import { engineLimits } from '#contract/site/engine-limits.ts';
import { sessionOf } from '#db/long-transaction.ts';
import { everythingChanged } from '#server/domain/pages/invalidations/everything-changed.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { tellOfJobSettings } from '#server/domain/running/jobs/ask-for-run.ts';
import { rowCountOf } from '../archive/manifest.ts';
import { holdingsOf, nameOf } from '../backup-name.ts';
import type { BackupParts } from '../backup-parts.ts';
import { problemOf } from '../backup-problem.ts';
import { findRootKey } from '../backup-rows.queries.ts';
import * as queries from '../backups.queries.ts';
import type { EnterAgain } from '../keep-secrets.ts';
import { type LocalArchive, openLocalArchive, withLocalArchive } from '../local-archive.ts';
import type { Watcher } from '../make-archive.ts';
import { type createBackupMaking, factsOf } from '../make-backups.ts';
import { restoreBackup } from './restore-backup.ts';

export interface Restored {
  rows: number;
  pictures: number;
  /** What holds the state from before. */
  safety: string;
  /** The installation's key is another one: processes that know the old one must begin anew. */
  otherKey: boolean;
  enterAgain: EnterAgain;
}

interface Wish {
  archive: LocalArchive;
  actor: AuditActor;
  byCommand: boolean;
  /** Of one that this site has made itself. */
  backup?: queries.BackupRow;
}

export function createBackupRestoring(
  parts: BackupParts,
  making: Pick<ReturnType<typeof createBackupMaking>, 'add' | 'settleAbandoned'>,
) {
  const { db, clock, objects, pictures, scratch, program, passphrase } = parts;

  /** Where it fails nothing has changed, and the state from before needs no backup. */
  async function restore({ archive, actor, byCommand, backup }: Wish, watcher: Watcher): Promise<Restored> {
    const at = clock();
    const keyBefore = await findRootKey(sessionOf(db));
    const safety = await making.add({ reason: 'before_restore', askedBy: actor.name, byCommand });
    const title = nameOf({ createdAt: new Date(archive.head.madeAt) });
    let enterAgain: EnterAgain = [];
    try {
      await restoreBackup({
        db,
        pictures,
        archive,
        scratch,
        program,
        at,
        ...watcher,
        timeoutMs: engineLimits.backups.atMost,
        safety: {
          sink: (body) => objects.write(safety.key, body),
          holds: holdingsOf(safety.key),
          passphrase,
        },
        async conclude(tx, kept, missing) {
          enterAgain = missing;
          await queries.updateBackup(tx, safety.id, factsOf(kept, clock()));
          const left = { code: 'enter_again', detail: missing.join(', ') } as const;
          const restoreProblem = missing.length > 0 ? left : null;
          const done = { restoreState: 'done', restoredAt: clock(), restoreProblem } as const;
          if (backup) await queries.updateBackup(tx, backup.id, done);
          await recordAudit(tx, actor, clock(), {
            action: 'restored',
            subject: 'backup',
            subjectId: String(backup?.id ?? ''),
            title,
            details: { madeAt: archive.head.madeAt, stateBefore: nameOf(safety), enterAgain: missing },
          });
          // Pictures that were brought in since then are taken away.
          const takenDown = [tags.pictures()];
          await recordChange(tx, clock(), `backup ${title} restored`, everythingChanged(), { takenDown });
          await tellOfJobSettings(tx);
        },
      });
    } catch (error) {
      // A connection may break while it commits: what the database says counts, and only there is it written.
      if ((await queries.findBackup(db, safety.id))?.state !== 'ready') {
        await queries.deleteBackup(db, safety.id);
        await objects.remove(safety.key);
        throw error;
      }
    }
    return {
      rows: rowCountOf(archive.manifest),
      pictures: archive.pictures.length,
      safety: nameOf(safety),
      enterAgain,
      otherKey: keyBefore !== undefined && keyBefore !== (await findRootKey(sessionOf(db))),
    };
  }

  const actorOf = ({ restoreAskedById: id, restoreAskedBy: name }: queries.BackupRow) => ({ id, name });

  return {
    /** What somebody at the desk has asked for; undefined where nobody has. */
    async restoreWaiting(watcher: Watcher): Promise<Restored | undefined> {
      // Jobs are one at a time: one that is said to be under way is not any more, and nothing has come of it.
      await making.settleAbandoned('before_restore');
      const lost = await queries.findRestoring(db, 'running');
      const interrupted = { code: 'interrupted', detail: '' } as const;
      if (lost)
        await queries.updateBackup(db, lost.id, { restoreState: 'failed', restoreProblem: interrupted });
      const backup = await queries.findRestoring(db, 'waiting');
      if (!backup) return undefined;
      await queries.updateBackup(db, backup.id, { restoreState: 'running' });
      try {
        const { key, sha256 } = backup;
        const wish = { actor: actorOf(backup), byCommand: false, backup };
        return await withLocalArchive(parts, { key, sha256: sha256 ?? '' }, (archive) =>
          restore({ ...wish, archive }, watcher),
        );
      } catch (error) {
        await queries.updateBackup(db, backup.id, {
          restoreState: 'failed',
          restoredAt: clock(),
          restoreProblem: problemOf(error),
        });
        throw error;
      }
    },

    openFile: (file: string): Promise<LocalArchive> => openLocalArchive(file, passphrase),

    /** For whoever has the machine: a file of whatever site, or one of the list. */
    async restoreFile(file: string, actor: AuditActor, watcher: Watcher): Promise<Restored> {
      return restore({ archive: await openLocalArchive(file, passphrase), actor, byCommand: true }, watcher);
    },

    restoreStored: (backup: queries.BackupRow, actor: AuditActor, watcher: Watcher): Promise<Restored> =>
      withLocalArchive(parts, { key: backup.key, sha256: backup.sha256 ?? '' }, (archive) =>
        restore({ archive, actor, byCommand: true, backup }, watcher),
      ),
  };
}
