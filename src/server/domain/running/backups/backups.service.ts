import type { Caller } from '#contract/people/accounts/caller.ts';
import type { NamedFile } from '#contract/site/endpoint.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { askForRun } from '#server/domain/running/jobs/ask-for-run.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { fileNameOf, holdingsHere, nameOf, newKey, sentOf } from './backup-name.ts';
import * as queries from './backups.queries.ts';
import { toSend } from './send-backup.ts';

interface BackupsParts {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  program: string;
  passphrase?: string | undefined;
}

const auditOf = (row: queries.BackupRow) =>
  ({ subject: 'backup', subjectId: String(row.id), title: nameOf(row) }) as const;

/** What owners may do with backups. A backup holds everything, so nobody else even sees that there are any. */
export function createBackupsService(parts: BackupsParts) {
  const { db, clock, objects, program, passphrase } = parts;

  async function lockReady(tx: Db, id: number): Promise<queries.BackupRow> {
    const row = await queries.lockBackup(tx, id);
    if (!row) throw notFound(`Backup ${id}`);
    if (row.state !== 'ready') throw conflict(`Backup ${id} is ${row.state}.`);
    return row;
  }

  return {
    /** What is sent to whoever downloads it. */
    sends: ({ key }: queries.BackupRow) => sentOf(key, passphrase),

    async list(caller: Caller, cursor: string | undefined) {
      requireRole(caller, 'owner');
      return readPart(cursor, (after, limit) => queries.listBackups(db, after, limit), byCreation);
    },

    async get(caller: Caller, id: number) {
      requireRole(caller, 'owner');
      const row = await queries.findBackup(db, id);
      if (!row) throw notFound(`Backup ${id}`);
      return { row, now: await queries.countNow(db) };
    },

    /** As soon as a process is free. One that waits already is the answer. */
    async make(caller: Caller): Promise<queries.BackupRow> {
      const actor = requireRole(caller, 'owner');
      const at = clock();
      const made = await db.transaction(async (tx) => {
        const row = await queries.insertBackup(tx, {
          key: newKey(at, holdingsHere(parts)),
          reason: 'person',
          askedBy: actor.name,
          program,
          createdAt: at,
        });
        if (!row) return undefined;
        await askForRun(tx, { job: 'backup', edition: '', trigger: 'person', askedBy: actor.name, at });
        await recordAudit(tx, actor, at, { action: 'created', ...auditOf(row) });
        return row;
      });
      const row = made ?? (await queries.findWaitingBackup(db));
      if (!row) throw conflict('The backup that waited has just begun.');
      return row;
    },

    /** It leaves the machine encrypted, or without secrets; hashes and messages are in it: it is written down who took it. */
    async open(caller: Caller, id: number): Promise<NamedFile> {
      const actor = requireRole(caller, 'owner');
      const row = await queries.findBackup(db, id);
      const file = row?.state === 'ready' ? await objects.read(row.key) : undefined;
      if (!row || !file) throw notFound(`The file of backup ${id}`);
      const holds = sentOf(row.key, passphrase);
      await recordAudit(db, actor, clock(), { action: 'exported', ...auditOf(row), details: { holds } });
      const type = holds === 'encrypted' ? 'application/octet-stream' : 'application/gzip';
      return { name: fileNameOf(id, holds), type, parts: toSend(file, row.key, passphrase) };
    },

    async rehearse(caller: Caller, id: number): Promise<queries.BackupRow> {
      const actor = requireRole(caller, 'owner');
      return db.transaction(async (tx) => {
        const row = await lockReady(tx, id);
        if (row.rehearsalState === 'waiting' || row.rehearsalState === 'running') return row;
        const asked = await queries.updateBackup(tx, id, { rehearsalState: 'waiting' });
        await askForRun(tx, {
          job: 'rehearsal',
          edition: '',
          trigger: 'person',
          askedBy: actor.name,
          at: clock(),
        });
        return asked;
      });
    },

    /** What is typed is the backup's own name: nobody restores another one than they look at. */
    async restore(caller: Caller, id: number, confirmation: string): Promise<queries.BackupRow> {
      const actor = requireRole(caller, 'owner');
      const at = clock();
      const underWay = new DomainError('conflict', 'One is being restored.', { reason: 'restore_under_way' });
      try {
        return await db.transaction(async (tx) => {
          const row = await lockReady(tx, id);
          if (confirmation.trim() !== nameOf(row)) throw invalidFields({ confirmation: { code: 'invalid' } });
          if (await queries.findRestoring(tx, 'waiting', 'running')) throw underWay;
          const asked = await queries.updateBackup(tx, id, {
            restoreState: 'waiting',
            restoreAskedById: actor.id,
            restoreAskedBy: actor.name,
            restoreProblem: null,
            restoredAt: null,
          });
          await askForRun(tx, { job: 'restore', edition: '', trigger: 'person', askedBy: actor.name, at });
          return asked;
        });
      } catch (error) {
        throw violatesUnique(error, 'backups_restoring') ? underWay : error; // asked for twice at once
      }
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'owner');
      const { key } = await db.transaction(async (tx) => {
        const row = await queries.lockBackup(tx, id);
        if (!row) throw notFound(`Backup ${id}`);
        const isBusy = [row.state, row.rehearsalState, row.restoreState].some((state) => state === 'running');
        if (isBusy || row.restoreState === 'waiting') throw conflict(`Backup ${id} is being worked on.`);
        await queries.deleteBackup(tx, id);
        await recordAudit(tx, actor, clock(), { action: 'deleted', ...auditOf(row) });
        return row;
      });
      await objects.remove(key);
    },
  };
}
