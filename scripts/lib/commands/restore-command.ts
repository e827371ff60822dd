import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backups } from '#i18n/admin/en/running/backups.ts';
import { nameOf } from '#server/domain/running/backups/backup-name.ts';
import type { Restored } from '#server/domain/running/backups/restoring/restore-backups.ts';
import type { Services } from '#server/services.ts';
import { showProgress, UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Puts a backup back: the configured site (DATA_DIR, or DATABASE_URL) becomes what it was, all of it or nothing.

  npm run restore -- FILE           a file that npm run backup -- --to has written, or that was downloaded
  npm run restore -- NUMBER         one of those that are kept (npm run backup -- --list)

  --yes         without asking

The state before it is kept as a backup first. The embedded database serves one program at a time: stop the server,
or restore at /admin/backups. An encrypted one needs the BACKUP_PASSPHRASE that it was made with. On PostgreSQL servers may run; a backup of another site wants them restarted.`;

const actor = { id: null, name: 'npm run restore' };

function readArguments(args: string[]) {
  const options = { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, which: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Whoever restores types what: a slip of the finger is no backup's name. */
async function confirm(name: string, what: string): Promise<void> {
  console.error(`This replaces everything on the configured site with the backup ${name} (${what}).`);
  if (!process.stdin.isTTY) throw new UsageError('Nobody can be asked here. Add --yes to mean it.');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await lines.question(`Type ${name} to go on: `);
  lines.close();
  if (typed.trim() !== name) throw new UsageError('That is not its name. Nothing was changed.');
}

async function restoreFile({ backupWorker }: Services, file: string, sure: boolean): Promise<Restored> {
  const { head, manifest } = await backupWorker.openFile(file);
  const name = nameOf({ createdAt: new Date(head.madeAt) });
  if (!sure) await confirm(name, `${manifest.tables.posts?.rows ?? 0} posts, ${path.basename(file)}`);
  return backupWorker.restoreFile(file, actor, { progress: showProgress('Restoring') });
}

async function restoreKept({ backupWorker }: Services, id: number, sure: boolean): Promise<Restored> {
  const backup = await backupWorker.find(id);
  if (backup?.state !== 'ready') throw new UsageError(`There is no backup ${id} that can be restored.`);
  if (!sure) await confirm(nameOf(backup), `${backup.counts?.posts ?? 0} posts`);
  return backupWorker.restoreStored(backup, actor, { progress: showProgress('Restoring') });
}

export const restoreCommand: Command = {
  name: 'restore',
  whileRunning: 'Restore at /admin/backups, or stop the server, run this again, and start it.',
  async run(args, useSite) {
    const { help, yes = false, which } = readArguments(args);
    if (help) return [HELP];
    const [given] = which;
    if (which.length !== 1 || !given)
      throw new UsageError('Which backup? Give a file, or the number of one.');
    const file = path.resolve(given);
    const isNumber = /^\d+$/.test(given) && !existsSync(file);
    if (!isNumber && !existsSync(file)) throw new UsageError(`There is no file ${file}.`);
    const restored = await useSite((services) =>
      isNumber ? restoreKept(services, Number(given), yes) : restoreFile(services, file, yes),
    );
    const { rows, pictures, safety, otherKey, enterAgain } = restored;
    const lines = [
      `The site is what it was: ${rows} rows and ${pictures} pictures.`,
      `What was there before is the backup ${safety} (npm run backup -- --list).`,
    ];
    const restart = 'It is the backup of another site: restart every server that runs on it.';
    if (otherKey) lines.push(restart);
    if (enterAgain.length > 0) lines.push(backups.problems.enter_again(enterAgain.join(', ')));
    return lines;
  },
};
