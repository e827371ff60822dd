import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { openPlaces } from '#test/harness/programs/open-places.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateInto, copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { tryMalformed } from '../../attack/malformed-http.ts';

const START_LIMIT = 60_000;
/** Longer than anything here takes, beside whatever load. */
const PATIENCE_MS = 20_000;
const newFolder = temporaryFolders();

describe('a start that cannot succeed ends with a sentence', () => {
  test('bad environment variables are named, and no password is repeated', async () => {
    const wrong = { PORT: 'eighty', LOG_LEVEL: 'loud', ADMIN_PASSWORD: 'ladeira' };
    const server = runServer({ ...wrong, DATA_DIR: newFolder() });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^Vitrina cannot start\. These environment variables cannot be used:/);
    expect(server.output()).toContain('PORT:');
    expect(server.output()).toContain('LOG_LEVEL:');
    expect(server.output()).not.toContain('ladeira');
    expect(server.output()).not.toContain('    at ');
  });

  test(
    'a taken port',
    async () => {
      const taken = net.createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as net.AddressInfo;
      const DATABASE_URL = await copyTemplateOnServer();
      const server = runServer({ PORT: String(port), DATABASE_URL, DATA_DIR: newFolder(), SEED: 'none' });
      expect(await server.exited).toBe(1);
      expect(server.output()).toContain(`Vitrina cannot start. PORT: ${port} is taken by another program.`);
      taken.close();
    },
    START_LIMIT,
  );
});

test(
  'a second process on the same DATA_DIR refuses to start and harms nothing',
  async () => {
    const dataDir = newFolder();
    copyTemplateInto(dataDir, 'demo');
    mkdirSync(path.join(dataDir, 'backups'));
    writeFileSync(path.join(dataDir, 'backups/old.tar.gz'), 'keys');
    chmodSync(dataDir, 0o755);
    const port = await freePort();
    const first = runServer({ PORT: String(port), DATA_DIR: dataDir });
    await untilReady(first);
    const second = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/is in use by process \d+\. Set DATABASE_URL to run several instances\./);
    const home = await fetch(`http://127.0.0.1:${port}/br`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('aspiradores');
    // Whatever is no request gets one answer at most, and never a failure (npm run attack tries the rest).
    const broken: string[] = [];
    const attempt = (name: string, work: () => Promise<string>) =>
      work().then(
        () => {},
        (error: Error) => void broken.push(`${name}: ${error.message}`),
      );
    await tryMalformed(port, attempt, { quietMs: PATIENCE_MS });
    expect(broken).toEqual([]);
    expect(first.output()).not.toContain('"level":50');
    // What was there and what it has written since belongs to it alone; it says so once, and not to the second one.
    expect(openPlaces(dataDir)).toEqual([]);
    expect(first.output()).toMatch(/DATA_DIR was open to other users of this machine: \d+ files and folders/);
    expect(second.output()).not.toContain('was open');
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(openPlaces(dataDir)).toEqual([]);
  },
  START_LIMIT,
);
