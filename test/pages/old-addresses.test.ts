import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AskedAddress } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { pathsOf, useServedSite } from '#test/harness/programs/served-site.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const site = useServedSite('pg');
const folder = makeTemporaryFolder();

/** Written in other ways, of before there were editions, of a site that moved in, and of nobody. */
const others = [
  '/BR',
  '/br/',
  '/br/CATEGORIAS/',
  '/categorias',
  '/post/nada',
  '/sobre',
  '/2024/05/antigo/',
  '/2024/05/antigo/amp',
  '/?p=77',
  '/br/nada-disso',
  '/br/categoria/nada-disso',
  '/br/autor/ninguem',
  '/xx/nada',
  '/us/sobre',
  '/us/nada',
  '/wp-content/uploads/x.png',
  '/nada/%E0%A4%A',
];

test('what a list of addresses is told is what readers are answered', { timeout: 180_000 }, async () => {
  const { db, services, ask } = site();
  const rows = ['/2024/05/antigo', '/?p=77'].map((from) => ({
    path: from,
    locale: 'br' as const,
    target: '/br/categorias',
  }));
  await db.insert(oldAddresses).values(rows);
  const list = [...(await pathsOf(site())), ...others];
  const file = path.join(folder, 'list.txt');
  await writeFile(file, list.join('\n'));
  const told: AskedAddress[] = [];
  await services.oldAddresses.askFile(file, (asked) => told.push(asked));
  const answered = await Promise.all(
    told.map(async ({ path: asked }): Promise<AskedAddress> => {
      const { status, headers } = await ask(asked);
      const to = headers.location;
      return { path: asked, answer: status as 200, ...(to !== undefined && { to }) };
    }),
  );
  expect(told.length).toBeGreaterThan(40);
  expect(told).toEqual(answered);
  // A query that names nothing here shows the home: for whoever looked for an article that is not it.
  await writeFile(file, '/?p=78');
  expect((await services.oldAddresses.askFile(file, () => {})).numbers['404']).toBe(1);
});
