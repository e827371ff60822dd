import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyTemplateInto, freePort, runServer, untilReady } from '#test/harness/server-process.ts';
import { temporaryFolders } from '#test/harness/temporary-folder.ts';

const START_LIMIT = 60_000;
const newFolder = temporaryFolders();

describe('a start that cannot succeed ends with a sentence', () => {
  test('a bad environment variable is named', async () => {
    const server = runServer({ PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: newFolder() });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^Vitrina cannot start\. These environment variables cannot be used:/);
    expect(server.output()).toContain('PORT:');
    expect(server.output()).toContain('LOG_LEVEL:');
    expect(server.output()).not.toContain('    at ');
  });

  test('a DATA_DIR that cannot be written', async () => {
    const file = path.join(newFolder(), 'a-file');
    fs.writeFileSync(file, '');
    const server = runServer({ DATA_DIR: path.join(file, 'data') });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^Vitrina cannot start\. DATA_DIR: nothing can be written in .*ENOTDIR/);
  });

  test(
    'a taken port',
    async () => {
      const taken = net.createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as net.AddressInfo;
      const dataDir = newFolder();
      copyTemplateInto(dataDir);
      const server = runServer({ PORT: String(port), DATA_DIR: dataDir, SEED: 'none' });
      expect(await server.exited).toBe(1);
      expect(server.output()).toContain(`PORT: ${port} is taken by another program.`);
      taken.close();
    },
    START_LIMIT,
  );
});

test(
  'a second process on the same DATA_DIR refuses to start and harms nothing',
  async () => {
    const dataDir = newFolder();
    copyTemplateInto(dataDir);
    const port = await freePort();
    const first = runServer({ PORT: String(port), DATA_DIR: dataDir });
    await untilReady(first);
    const second = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/is in use by process \d+\. Set DATABASE_URL to run several instances\./);
    const home = await fetch(`http://127.0.0.1:${port}/br`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('aspiradores');
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  },
  START_LIMIT,
);
