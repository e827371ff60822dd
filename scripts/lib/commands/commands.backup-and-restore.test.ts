import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { lockDataDir } from '#db/pglite/data-dir-lock.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import { secrets } from '#db/schema/running/secrets.ts';
import { settings } from '#db/schema/running/settings.ts';
import { createBackupWorker } from '#server/domain/running/backups/backups.worker.ts';
import { noPages, type Place, textIn, unwatched, usePlace } from '#test/harness/data/backups.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';
import { answerOf, type Command } from './run-command.ts';

const newFolder = temporaryFolders();
const PASSPHRASE = 'maré baixa às seis';
const command = { id: null, name: 'npm run restore' };

const run = (command: Command, { services }: Place, ...args: string[]) =>
  answerOf(command, args, (work) => work(services, noPages));
const people = async ({ db }: Place) =>
  (await db.select().from(accounts)).map(({ username, role }) => `${username} · ${role}`);

describe.each(oneEngine)('the commands for backups on %s', { timeout: 180_000 }, (engine) => {
  const first = usePlace(engine, 'nothing');
  const second = usePlace(engine, 'nothing');
  /** The first one's worker under another environment. */
  const workerWith = (passphrase: string | undefined, { db, clock, objects, pictures, folder }: Place) =>
    createBackupWorker({
      db,
      clock,
      objects,
      pictures,
      program: '0',
      passphrase,
      scratch: path.join(folder, 'scratch'),
    });

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

  test('with a passphrase, encrypt what they make, and open what was encrypted with the same one', async () => {
    await first().services.secrets.sign('a', 'first use');
    const file = path.join(first().folder, 'site.tar.gz.enc');
    const sealing = workerWith(PASSPHRASE, first());
    expect(await sealing.makeFile(file, unwatched)).toMatchObject({ isSealed: true });
    expect(readFileSync(file).subarray(0, 16).toString()).toBe('vitrina-sealed-1');
    expect(await textIn(file, PASSPHRASE)).toContain('"table":"secrets"');
    const kept = await sealing.makeNow({ reason: 'person' }, unwatched);
    expect(kept.key).toMatch(/\.tar\.gz\.enc$/);
    await expect(workerWith('another one, as long', first()).rehearse(kept, unwatched)).rejects.toMatchObject(
      {
        code: 'wrong_passphrase',
      },
    );

    const before = await people(second());
    const { complained } = await run(restoreCommand, second(), file, '--yes');
    expect(complained).toMatch(
      /^Nothing was changed\. The backup is encrypted, and there is no passphrase here/,
    );
    expect(await people(second())).toEqual(before);
    const restored = await workerWith(PASSPHRASE, second()).restoreFile(file, command, unwatched);
    expect(restored).toMatchObject({ enterAgain: [] });
    expect(await people(second())).toEqual(await people(first()));
    expect(await second().db.select().from(secrets)).toEqual(await first().db.select().from(secrets));
  });

  test('say what has to be entered again where a file came without secrets', async () => {
    const [there, here] = [first(), second()];
    await there.services.accounts.administration.create({ username: 'eva', role: 'owner' });
    await there.services.accounts.administration.create({ username: 'iara', role: 'owner' });
    const { id: accountId } = await there.services.accounts.administration.getAccount('iara');
    await there.db.insert(passkeys).values({
      accountId,
      credentialId: 'of iara',
      publicKey: 'k',
      counter: 0,
      transports: [],
      aaguid: '',
      backupEligible: false,
      backedUp: false,
      name: 'Phone',
    });
    await there.db.update(accounts).set({ twoFactorEnabled: true });
    await there.db.insert(settings).values([
      { key: 'site_name', value: 'De lá' },
      { key: 'amazon_na', value: 'secret of there' },
      { key: 'amazon_eu', value: 'another of there' },
    ]);
    const made = await there.services.backupWorker.makeNow({ reason: 'person' }, unwatched);
    const sent = await there.services.backups.open(callerWith('owner'), made.id);
    expect(sent).toMatchObject({ name: `vitrina-backup-${made.id}-without-secrets.tar.gz` });
    const file = path.join(there.folder, sent.name);
    await writeFile(file, sent.parts);
    const [key] = await there.db.select().from(secrets);
    for (const secret of [key?.value, 'of there']) expect(await textIn(file)).not.toContain(secret);

    await here.db.delete(secrets);
    await here.db.insert(secrets).values({ name: 'root', value: 'the key of here' });
    await here.db.insert(settings).values({ key: 'amazon_eu', value: 'secret of here' });
    const restored = await run(restoreCommand, here, file, '--yes');
    expect(restored.complained).toBe('');
    expect(restored.said).toMatch(
      /The backup held no secrets\. To be set again: access to Amazon \(Brazil, .*\); the second factor of/,
    );
    expect(restored.said).not.toContain('Italy');
    expect(await here.db.select({ value: secrets.value }).from(secrets)).toEqual([
      { value: 'the key of here' },
    ]);
    const set = await here.db.select().from(settings).orderBy(settings.key);
    expect(set.map(({ key: name, value }) => `${name}: ${value}`)).toEqual([
      'amazon_eu: secret of here',
      'site_name: De lá',
    ]);
    // Who has a passkey goes on with it; codes were encrypted with a key that is not here.
    const people = await here.db.select().from(accounts);
    const kept = people.filter(({ twoFactorEnabled }) => twoFactorEnabled);
    expect(kept.map(({ username }) => username)).toEqual(['iara']);
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
