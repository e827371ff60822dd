import type { BackupParts } from './backup-parts.ts';
import { findBackup, listAllBackups } from './backups.queries.ts';
import { createBackupMaking } from './make-backups.ts';
import { createBackupRehearsing } from './restoring/rehearse-backups.ts';
import { createBackupRestoring } from './restoring/restore-backups.ts';

/** What jobs and commands do with backups; who may want it, the service decides. */
export function createBackupWorker(parts: BackupParts) {
  const making = createBackupMaking(parts);
  return {
    ...making,
    ...createBackupRehearsing(parts),
    ...createBackupRestoring(parts, making),
    find: (id: number) => findBackup(parts.db, id),
    listAll: () => listAllBackups(parts.db),
  };
}

export type BackupWorker = ReturnType<typeof createBackupWorker>;
