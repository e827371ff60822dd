import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { withScratchDatabase } from '#db/dump/scratch.ts';
import { baseline, latestMigration } from '#db/migrate.ts';
import { products } from '#db/schema/commerce/products.ts';
import { secrets } from '#db/schema/running/secrets.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { type Place, unwatched, usePlace } from '#test/harness/data/backups.ts';
import { engines } from '#test/harness/database.ts';
import { makeArchive } from '../make-archive.ts';

const command = { id: null, name: 'npm run restore' };

/** A backup as a program of that migration would have made it. */
const backUpAt = (place: Place, migration: number, fill: string, holds: 'everything' | 'without_secrets') =>
  withScratchDatabase(path.join(place.folder, 'scratch'), migration, async (client) => {
    await client.exec(fill);
    await makeArchive({
      session: client,
      program: '0.0.9',
      at: new Date('2026-01-01T00:00:00Z'),
      ...unwatched,
      originals: place.pictures.originals,
      holds,
      snapshot: (work) => client.transaction(work),
      sink: (body) => createFolderObjects(place.folder).write(`${holds}.tar.gz`, body),
    });
    return path.join(place.folder, `${holds}.tar.gz`);
  });

describe.each(engines)('a backup that an older program made, on %s', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'nothing');

  test('goes through every migration since, and is whole', async () => {
    const older = baseline();
    expect(older).toBeLessThan(latestMigration());
    const fill = `
      INSERT INTO categories (id, locale, slug, name) VALUES (40, 'br', 'casa', 'Casa');
      INSERT INTO products (id, brand, name) VALUES (70, 'Nimbra', 'Aero 3');
      SELECT setval('products_id_seq', 70), setval('categories_id_seq', 40);
      INSERT INTO posts (locale, slug, title, content, status, category_id)
        VALUES ('br', 'a', 'A', '{"type":"doc","content":[]}', 'published', 40)`;
    const file = await backUpAt(site(), older, fill, 'everything');
    await site().services.backupWorker.restoreFile(file, command, unwatched);
    const { db } = site();
    expect(await db.select().from(products)).toMatchObject([{ id: 70, name: 'Aero 3', version: 1 }]);
    expect(await db.select().from(categories).where(eq(categories.id, 40))).toMatchObject([{ postCount: 1 }]);
    const [next] = await db.insert(products).values({ brand: 'a', name: 'b' }).returning();
    expect(next?.id).toBe(71);

    await db.insert(secrets).values({ name: 'root', value: 'the key of here' });
    const sent = await backUpAt(site(), older, fill, 'without_secrets');
    await site().services.backupWorker.restoreFile(sent, command, unwatched);
    expect(await db.select().from(products)).toMatchObject([{ id: 70 }]);
    expect(await db.select().from(secrets)).toMatchObject([{ value: 'the key of here' }]);
  });
});
