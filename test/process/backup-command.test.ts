import path from 'node:path';
import { expect, test } from 'vitest';
import { PgliteClient } from '#db/pglite/client.ts';
import { runScript } from '#test/harness/programs/run-script.ts';
import { copyTemplateInto } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const LIMIT = 400_000;
const newFolder = temporaryFolders();

/** Straight from the place: another program would take as long as the one that is tested. */
async function ask(dataDir: string, sql: string): Promise<unknown[]> {
  const client = await PgliteClient.open(path.join(dataDir, 'database'), { durable: false });
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.close();
  }
}

// What else they refuse, and in which words, is proved without programs: scripts/lib/commands/commands.backup-and-restore.test.ts.
test(
  'a site is backed up into a file, and another one becomes it',
  async () => {
    const first = newFolder();
    const second = newFolder();
    for (const each of [first, second]) copyTemplateInto(each);
    const file = path.join(first, 'site.tar.gz');
    await ask(first, "INSERT INTO accounts (id, username, name, role) VALUES ('1', 'rui', 'Rui', 'owner')");
    const made = await runScript('backup', first, ['--to', file]);
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.said).toMatch(/site\.tar\.gz is a backup of the site: .* kB\.\nSHA-256 [0-9a-f]{64}\n$/);

    const [restored, refused] = await Promise.all([
      runScript('restore', second, [file, '--yes']),
      runScript('restore', second, ['nothing.tar.gz']),
    ]);
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toMatch(/^There is no file .*\nSee: npm run restore -- --help\n$/);
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect(restored.said).toMatch(
      /^The site is what it was: \d+ rows and 0 pictures\.\nWhat was there before is the backup/,
    );
    const people = await ask(second, 'SELECT username, role FROM accounts');
    expect(people).toEqual([{ username: 'rui', role: 'owner' }]);
  },
  LIMIT,
);
