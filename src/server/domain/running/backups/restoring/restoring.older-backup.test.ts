import { rmSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withScratchDatabase } from '#db/dump/scratch.ts';
import { baseline, latestMigration } from '#db/migrate.ts';
import { products } from '#db/schema/commerce/products.ts';
import { secrets } from '#db/schema/running/secrets.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { unwatched, usePlace } from '#test/harness/data/backups.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { makeArchive } from '../make-archive.ts';

const command = { id: null, name: 'npm run restore' };

const fill = `
  INSERT INTO categories (id, locale, slug, name) VALUES (40, 'br', 'casa', 'Casa');
  INSERT INTO products (id, brand, name) VALUES (70, 'Nimbra', 'Aero 3');
  SELECT setval('products_id_seq', 70), setval('categories_id_seq', 40);
  INSERT INTO posts (locale, slug, title, content, status, category_id)
    VALUES ('br', 'a', 'A', '{"type":"doc","content":[]}', 'published', 40)`;

const folder = makeTemporaryFolder();
const older = baseline();
const fileOf = (holds: 'everything' | 'without_secrets') => path.join(folder, `${holds}.tar.gz`);

/** Backups as a program of that migration would have made them, whichever database it had. */
beforeAll(async () => {
  expect(older).toBeLessThan(latestMigration());
  const objects = createFolderObjects(folder);
  await withScratchDatabase(path.join(folder, 'scratch'), older, async (client) => {
    await client.exec(fill);
    for (const holds of ['everything', 'without_secrets'] as const)
      await makeArchive({
        session: client,
        program: '0.0.9',
        at: new Date('2026-01-01T00:00:00Z'),
        ...unwatched,
        originals: createOriginalStore(objects),
        holds,
        snapshot: (work) => client.transaction(work),
        sink: (body) => objects.write(path.basename(fileOf(holds)), body),
      });
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)('a backup that an older program made, on %s', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'nothing');
  const restore = (file: string) => site().services.backupWorker.restoreFile(file, command, unwatched);

  test('goes through every migration since, and is whole', async () => {
    await restore(fileOf('everything'));
    const { db } = site();
    expect(await db.select().from(products)).toMatchObject([{ id: 70, name: 'Aero 3', version: 1 }]);
    expect(await db.select().from(categories).where(eq(categories.id, 40))).toMatchObject([{ postCount: 1 }]);
    const [next] = await db.insert(products).values({ brand: 'a', name: 'b' }).returning();
    expect(next?.id).toBe(71);
  });

  // What it goes through is the same embedded database for both; what is left out, our own code puts back.
  if (!oneEngine.includes(engine)) return;

  test('leaves the secrets of this place where it has none', async () => {
    const { db } = site();
    await db.insert(secrets).values({ name: 'root', value: 'the key of here' });
    await restore(fileOf('without_secrets'));
    expect(await db.select().from(products)).toMatchObject([{ id: 70 }]);
    expect(await db.select().from(secrets)).toMatchObject([{ value: 'the key of here' }]);
  });
});
