import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request } from '@playwright/test';
import { type Db, openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { demoNow } from '../../../test/harness/demo-now.ts';
import { freePort, startProgram, untilReady } from '../../../test/harness/programs/program-process.ts';
import { administrator } from '../administrator.ts';
import { test as base, heading } from '../desk.ts';

interface PreparedSite {
  url: string;
  open: (path: string) => Promise<void>;
}

/** A site that already knows what nobody could bring about in a journey, such as what another site answered twice, a day apart. */
export const preparedSite = (prepare: (db: Db, at: Date) => Promise<void>) =>
  base.extend<{ own: PreparedSite }>({
    own: [
      async ({ page }, use) => {
        const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrina-prepared-'));
        const database = await openDatabase({ dataDir: folder });
        await seedDemo(database.db, demoNow);
        await prepare(database.db, demoNow);
        await database.close();
        const port = await freePort();
        const url = `http://127.0.0.1:${port}`;
        const server = startProgram({
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          ADMIN_IDENTIFIER: administrator.identifier,
          ADMIN_PASSWORD: administrator.password,
        });
        // A runner that gives up on us in between leaves nothing behind.
        process.once('exit', () => server.child.kill('SIGKILL'));
        server.child.stderr?.pipe(process.stderr);
        await untilReady(server);
        const owner = await request.newContext({ baseURL: url });
        const signedIn = await owner.post('/api/admin/login', { data: administrator });
        if (!signedIn.ok()) throw new Error(await signedIn.text());
        await page.context().addCookies((await owner.storageState()).cookies);
        await use({
          url,
          async open(where) {
            await page.goto(url + where);
            await heading(page).waitFor();
          },
        });
        await owner.dispose();
        server.child.kill('SIGTERM');
        await server.exited;
        rmSync(folder, { recursive: true, force: true });
      },
      { timeout: 180_000 },
    ],
  });
