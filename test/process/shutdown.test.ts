import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const START_LIMIT = 60_000;
const newFolder = temporaryFolders();

test(
  'SIGTERM lets a request that is under way finish, then ends in order',
  async () => {
    const port = await freePort();
    const DATABASE_URL = await copyTemplateOnServer('demo');
    const server = runServer({ PORT: String(port), DATA_DIR: newFolder(), DATABASE_URL });
    await untilReady(server);
    const page = await (await fetch(`http://127.0.0.1:${port}/br`)).text();
    const picture = /\/media\/cover-[a-z0-9-]+-1200\.avif/.exec(page)?.[0];
    // A picture that nobody has asked for yet takes a while; "100 Continue" says that the server works on it.
    const request = http.get({ port, host: '127.0.0.1', path: picture, headers: { expect: '100-continue' } });
    await once(request, 'continue');
    server.child.kill('SIGTERM');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let bytes = 0;
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    expect(response.statusCode).toBe(200);
    expect(bytes).toBeGreaterThan(1000);
    expect(await server.exited).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  },
  START_LIMIT,
);
