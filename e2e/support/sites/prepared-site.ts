import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { demoNow } from '../../../test/harness/demo-now.ts';
import { test as base, heading } from '../desk.ts';
import { startSite } from './start-site.ts';

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
        const { url, owner, stop } = await startSite(folder);
        await page.context().addCookies((await owner.storageState()).cookies);
        await use({
          url,
          async open(where) {
            await page.goto(url + where);
            await heading(page).waitFor();
          },
        });
        await stop();
      },
      { timeout: 180_000 },
    ],
  });
