import { rmSync } from 'node:fs';
import { request } from '@playwright/test';
import { freePort } from '../../../test/harness/programs/free-port.ts';
import { startProgram, untilReady } from '../../../test/harness/programs/program-process.ts';
import { administrator } from '../administrator.ts';

/** The program with a folder of its own, and its first administrator signed in. What stops it takes the folder away, too. */
export async function startSite(folder: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProgram({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADMIN_IDENTIFIER: administrator.identifier,
    ADMIN_PASSWORD: administrator.password,
    ...env,
  });
  // A runner that gives up on us in between leaves nothing behind.
  process.once('exit', () => server.child.kill('SIGKILL'));
  server.child.stderr?.pipe(process.stderr);
  await untilReady(server);
  const owner = await request.newContext({ baseURL: url });
  const signedIn = await owner.post('/api/admin/login', { data: administrator });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  return {
    url,
    owner,
    async stop(): Promise<void> {
      await owner.dispose();
      server.child.kill('SIGTERM');
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
