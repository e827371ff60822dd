import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { copyTemplateInto, freePort, runServer, untilReady } from '#test/harness/server-process.ts';
import { temporaryFolders } from '#test/harness/temporary-folder.ts';

const LIMIT = 400_000;
const newFolder = temporaryFolders();

/** `npm run <command> -- …` as it runs; the answer is what it printed, and how it ended. */
async function run(command: string, dataDir: string, ...args: string[]) {
  const script = path.resolve(import.meta.dirname, `../../scripts/${command}.ts`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  child.stdin.end('');
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [said, complained] = await printed;
  return { code: code as number, said, complained };
}

test(
  'a site is backed up into a file, and another one becomes it',
  async () => {
    const first = newFolder();
    const second = newFolder();
    for (const each of [first, second]) copyTemplateInto(each);
    const file = path.join(first, 'site.tar.gz');
    await run('admin', first, 'create', 'rui', '--role', 'owner');
    const made = await run('backup', first, '--to', file);
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.said).toMatch(/site\.tar\.gz is a backup of the site: .* kB\.\nSHA-256 [0-9a-f]{64}\n$/);
    const again = await run('backup', first, '--to', file);
    expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('is there already') });

    const unsure = await run('restore', second, file);
    expect(unsure).toMatchObject({ code: 1, said: '', complained: expect.stringContaining('Add --yes') });
    expect((await run('admin', second, 'list')).said).not.toContain('rui');
    const restored = await run('restore', second, file, '--yes');
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect(restored.said).toMatch(
      /^The site is what it was: \d+ rows and 0 pictures\.\nWhat was there before is the backup/,
    );
    expect((await run('admin', second, 'list')).said).toMatch(/^rui · .* · owner/);

    const kept = await run('backup', second, '--list');
    expect(kept.said).toMatch(/^1 · [\d-]+ · before restore · ready · .* kB · not rehearsed\n$/);
    const back = await run('restore', second, '1', '--yes');
    expect(back.code).toBe(0);
    expect((await run('admin', second, 'list')).said).not.toContain('rui');
    expect((await run('restore', second, '77', '--yes')).complained).toContain('There is no backup 77');
    expect((await run('restore', second, 'nothing.tar.gz')).complained).toContain('There is no file');
    expect(
      (await run('restore', second, path.join(second, 'database', 'PG_VERSION'), '--yes')).complained,
    ).toBe('Nothing was changed. The file is not a backup of Vitrina.\n');
    expect(
      existsSync(path.join(second, 'scratch')) &&
        (await import('node:fs')).readdirSync(path.join(second, 'scratch')),
    ).toEqual([]);
  },
  LIMIT,
);

test(
  'while the server runs on the embedded database, it says what to do instead',
  async () => {
    const dataDir = newFolder();
    copyTemplateInto(dataDir);
    const server = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir, SEED: 'none' });
    await untilReady(server);
    const refused = await run('backup', dataDir);
    expect([refused.code, refused.said]).toEqual([1, '']);
    expect(refused.complained).toContain('Make the backup at /admin/backups');
  },
  LIMIT,
);
