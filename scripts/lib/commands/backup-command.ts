import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backups } from '#i18n/admin/en/running/backups.ts';
import { holdingsOf, nameOf } from '#server/domain/running/backups/backup-name.ts';
import type { Services } from '#server/services.ts';
import { fileSize } from '#web/shared/file-size.ts';
import { showProgress, UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Makes a backup of the configured site: its database (DATA_DIR, or DATABASE_URL) and its pictures.

  npm run backup                    keeps it among the others, where /admin/backups lists it
  npm run backup -- --to FILE       writes it into a file instead (.tar.gz, encrypted .tar.gz.enc)
  npm run backup -- --list          which backups are kept

A backup holds everything, encrypted passwords and keys included: keep it as you would keep the site itself. With
BACKUP_PASSPHRASE set it is encrypted. What goes into a bucket without one is left without keys and secret settings.
The embedded database serves one program at a time: while the server runs, make backups at /admin/backups.`;

function readArguments(args: string[]) {
  const options = {
    to: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const size = (bytes: number | null) => fileSize(bytes ?? 0, 'en');

async function makeFile({ backupWorker }: Services, to: string): Promise<string[]> {
  const file = path.resolve(to);
  if (existsSync(file)) throw new UsageError(`${file} is there already. Choose another name.`);
  const made = await backupWorker.makeFile(file, { progress: showProgress('Backing up') });
  const what = made.isSealed ? 'an encrypted backup' : 'a backup';
  return [`${file} is ${what} of the site: ${size(made.bytes)}.`, `SHA-256 ${made.sha256}`];
}

async function keep({ backupWorker }: Services): Promise<string[]> {
  const wanted = { reason: 'person', askedBy: 'npm run backup', byCommand: true } as const;
  const made = await backupWorker.makeNow(wanted, { progress: showProgress('Backing up') });
  return [
    `Backup ${made.id} (${nameOf(made)}) is kept: ${size(made.bytes)}.`,
    `It holds: ${backups.holds[holdingsOf(made.key)].toLowerCase()}.`,
    `SHA-256 ${made.sha256}`,
  ];
}

async function list({ backupWorker }: Services): Promise<string[]> {
  const all = await backupWorker.listAll();
  if (all.length === 0) return ['No backups are kept yet.'];
  return all.map((each) =>
    [
      ...[each.id, nameOf(each), each.reason.replace('_', ' '), each.state, size(each.bytes)],
      each.rehearsalState ? `rehearsal ${each.rehearsalState}` : 'not rehearsed',
    ].join(' · '),
  );
}

export const backupCommand: Command = {
  name: 'backup',
  whileRunning: 'Make the backup at /admin/backups, or stop the server, run this again, and start it.',
  async run(args, useSite) {
    const { help, to, list: isList } = readArguments(args);
    if (help) return [HELP];
    return useSite((services) => (isList ? list(services) : to ? makeFile(services, to) : keep(services)));
  },
};
