import fs from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { runScript } from '#test/harness/programs/run-script.ts';
import { copyTemplateInto, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const LIMIT = 120_000;
const PASSWORD = 'vento leste na ladeira';
const newFolder = temporaryFolders();

const admin = (dataDir: string, line: string, input = '') =>
  runScript('admin', dataDir, line.split(' '), input);

test(
  'accounts are managed from the command line while the server is stopped',
  async () => {
    const dataDir = newFolder();
    copyTemplateInto(dataDir);
    const made = await admin(dataDir, 'create rui --role owner --ask', `${PASSWORD}\n`);
    expect(made).toEqual({ code: 0, said: 'rui has the password that you gave.\n', complained: '' });
    const port = String(await freePort());
    const server = runServer({ PORT: port, DATA_DIR: dataDir, SEED: 'none' });
    await untilReady(server);
    expect(server.output()).not.toContain('first administrator');
    const refused = await admin(dataDir, 'reset rui');
    expect([refused.code, refused.said]).toEqual([1, '']);
    expect(refused.complained).toMatch(/^Nothing was changed: the server is running/);
    expect(refused.complained).toContain('Stop the server, run this again, and start it.');
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'rui', password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  },
  LIMIT,
);

test(
  'what it does not understand it says, and touches nothing',
  async () => {
    const dataDir = newFolder();
    const { code, complained } = await admin(dataDir, 'fly --loud');
    expect([code, complained]).toEqual([1, expect.stringContaining("Unknown option '--loud'")]);
    expect(complained).toContain('See: npm run admin -- --help');
    expect(fs.readdirSync(dataDir)).toEqual([]);
  },
  LIMIT,
);
