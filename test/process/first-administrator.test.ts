import { describe, expect, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const LIMIT = 180_000;
const PASSWORD = 'vento leste na ladeira';
const newFolder = temporaryFolders();

async function start(env: Record<string, string>) {
  const port = await freePort();
  const DATA_DIR = newFolder();
  const server = runServer({ PORT: String(port), DATA_DIR, SEED: 'none', LOG_LEVEL: 'trace', ...env });
  await untilReady(server);
  const login = async (identifier: string, password: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password }),
    });
    return answer.status;
  };
  const stop = async () => {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  };
  return { output: server.output, login, stop };
}

// A password that is no good stops the start: src/server/env.test.ts, and start.test.ts for how a start ends.
describe('the first administrator', () => {
  test(
    'gets a random password, which is said once and logged never',
    async () => {
      const DATABASE_URL = await copyTemplateOnServer();
      const first = await start({ DATABASE_URL });
      const [, password = ''] = /^ {2}identifier: admin\n {2}password: {3}(\S+)$/m.exec(first.output()) ?? [];
      expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/);
      expect(await first.login('admin', password)).toBe(200);
      expect(await first.login('admin', 'wrong one this time')).toBe(401);
      await first.stop();
      expect(first.output().split(password)).toHaveLength(2);
      const logged = first
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      expect(logged.length).toBeGreaterThan(2);
      expect(logged.join('\n')).not.toContain(password);
      const second = await start({ DATABASE_URL });
      expect(second.output()).not.toMatch(/password|administrator/);
      expect(await second.login('admin', password)).toBe(200);
      await second.stop();
    },
    LIMIT,
  );

  test(
    'is the one that the environment names, whose password nobody needs to be told',
    async () => {
      const given = { ADMIN_IDENTIFIER: 'Ana', ADMIN_EMAIL: 'Luz@Vitrina.test', ADMIN_PASSWORD: PASSWORD };
      const server = await start({ DATABASE_URL: await copyTemplateOnServer(), ...given });
      expect(server.output()).toContain('The first administrator is "ana"');
      expect(await server.login('ana', PASSWORD)).toBe(200);
      expect(await server.login('luz@vitrina.test', PASSWORD)).toBe(200);
      expect(server.output()).not.toContain(PASSWORD);
      await server.stop();
    },
    LIMIT,
  );
});
