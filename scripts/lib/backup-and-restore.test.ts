import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { lockDataDir } from '#db/pglite/data-dir-lock.ts';
import { accounts } from '#db/schema/accounts.ts';
import { type Place, usePlace } from '#test/harness/backups.ts';
import { oneEngine } from '#test/harness/database.ts';
import { temporaryFolders } from '#test/harness/temporary-folder.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';
import { answerOf, type Command } from './run-command.ts';

const newFolder = temporaryFolders();

const run = (command: Command, { services }: Place, ...args: string[]) =>
  answerOf(command, args, (work) => work(services));
const people = async ({ db }: Place) =>
  (await db.select().from(accounts)).map(({ username, role }) => `${username} · ${role}`);

describe.each(oneEngine)('the commands for backups on %s', { timeout: 60_000 }, (engine) => {
  const first = usePlace(engine, 'nothing');
  const second = usePlace(engine, 'nothing');

  test('make a file of a site and another site of the file, and take that back', async () => {
    await first().services.accounts.administration.create({ username: 'rui', role: 'owner' });
    const file = path.join(first().folder, 'site.tar.gz');
    const made = await run(backupCommand, first(), '--to', file);
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.said).toMatch(/site\.tar\.gz is a backup of the site: .* kB\.\nSHA-256 [0-9a-f]{64}$/);
    const again = await run(backupCommand, first(), '--to', file);
    expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('is there already') });

    const asked = vi.spyOn(console, 'error').mockImplementation(() => {});
    const unsure = await run(restoreCommand, second(), file);
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(0 posts, site.tar.gz)'));
    asked.mockRestore();
    expect(unsure).toMatchObject({ code: 1, said: '', complained: expect.stringContaining('Add --yes') });
    expect(await people(second())).toEqual([]);
    const restored = await run(restoreCommand, second(), file, '--yes');
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect(restored.said).toMatch(
      /^The site is what it was: \d+ rows and 0 pictures\.\nWhat was there before is the backup/,
    );
    expect(await people(second())).toEqual(['rui · owner']);

    const kept = await run(backupCommand, second(), '--list');
    expect(kept.said).toMatch(/^1 · [\d-]+ · before restore · ready · .* kB · not rehearsed$/);
    expect((await run(restoreCommand, second(), '1', '--yes')).code).toBe(0);
    expect(await people(second())).toEqual([]);
  });

  test('say what they cannot restore, and leave nothing behind', async () => {
    const before = await people(second());
    const file = path.join(second().folder, 'PG_VERSION');
    writeFileSync(file, '18\n');
    const complaint = async (...args: string[]) => {
      const { code, said, complained } = await run(restoreCommand, second(), ...args);
      expect([code, said]).toEqual([1, '']);
      return complained;
    };
    expect(await complaint('77', '--yes')).toContain('There is no backup 77');
    expect(await complaint('nothing.tar.gz')).toContain('There is no file');
    expect(await complaint(file, '--yes')).toBe('Nothing was changed. The file is not a backup of Vitrina.');
    expect(await people(second())).toEqual(before);
    expect(readdirSync(path.join(second().folder, 'scratch'))).toEqual([]);
  });
});

test('while the server has the embedded database, they say what to do instead', async () => {
  const dataDir = newFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  const unlock = await lockDataDir(path.join(dataDir, 'database'));
  const file = path.join(dataDir, 'site.tar.gz');
  writeFileSync(file, '');
  const refused = await answerOf(backupCommand, []);
  expect([refused.code, refused.said]).toEqual([1, '']);
  expect(refused.complained).toContain('Make the backup at /admin/backups');
  expect((await answerOf(restoreCommand, [file, '--yes'])).complained).toContain('Restore at /admin/backups');
  unlock();
});
