import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTableSum } from '#db/dump/sums.ts';
import { baseline, latestMigration } from '#db/migrate.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { backUp, bytesOf, sumsOf, unwatched, usePlace } from '#test/harness/data/backups.ts';
import { everything } from '#test/harness/data/everything.ts';
import { engines, oneEngine } from '#test/harness/database.ts';
import type { ArchiveHead, ArchiveManifest } from './archive/manifest.ts';
import { type ArchivePart, checkArchive, readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';

const command = { id: null, name: 'npm run restore' };

interface Changes {
  head?: (head: ArchiveHead) => ArchiveHead;
  lines?: (table: string, lines: string[]) => string[];
  manifest?: (manifest: ArchiveManifest) => ArchiveManifest;
  picture?: { name: string; bytes: Buffer };
  /** Where it ends too early. */
  until?: ArchivePart['kind'];
}

/** The same archive with something changed, and every checksum that the change does not concern still right. */
async function rewrite(file: string, target: string, changes: Changes): Promise<string> {
  const sink = (body: NodeJS.ReadableStream) => pipeline(body, createWriteStream(target));
  await writeArchive(sink, async (archive) => {
    for await (const part of readArchive(createReadStream(file))) {
      if (part.kind === changes.until) return;
      if (part.kind === 'head') await archive.head(changes.head?.(part.head) ?? part.head);
      else if (part.kind === 'picture') await archive.picture(part.name, part.bytes);
      else if (part.kind === 'rows')
        await archive.rows(part.table, changes.lines?.(part.table, part.lines) ?? part.lines);
      else {
        if (changes.picture) await archive.picture(changes.picture.name, changes.picture.bytes);
        await archive.manifest(changes.manifest?.(part.manifest) ?? part.manifest);
      }
    }
  });
  return target;
}

/** A change of lines that the manifest knows of: whoever made it meant it. */
function lying(table: string, change: (line: string) => string): Changes {
  const sum = createTableSum();
  return {
    lines(name, lines) {
      if (name !== table) return lines;
      const changed = lines.map(change);
      sum.add(changed);
      return changed;
    },
    manifest: (manifest) => ({ ...manifest, tables: { ...manifest.tables, [table]: sum.end() } }),
  };
}

describe.each(engines)('a file that is not what it should be, on %s', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'nothing', {
    seed: async (db) => {
      await db.insert(editions).values(editionRows());
      await db.insert(categories).values({ locale: 'br', slug: 'casa', name: 'Casa' });
    },
  });
  let file: string;
  beforeAll(async () => {
    file = (await backUp(site())).file;
  });
  const spoilt = (name: string) => path.join(site().folder, `${name}.tar.gz`);
  const restore = (which: string) => site().services.backupWorker.restoreFile(which, command, unwatched);

  test('rows that the database refuses are noticed in the middle, and everything is as it was', async () => {
    const before = await sumsOf(site().client);
    const number = await rewrite(
      file,
      spoilt('number'),
      lying('categories', (line) => line.replace(/^\["\d+"/, '["many"')),
    );
    await expect(restore(number)).rejects.toThrow(/bigint/);
    const twice = await rewrite(
      file,
      spoilt('twice'),
      lying('locale_configs', (line) => line.replace(/^\["\d+"/, '["1"')),
    );
    await expect(restore(twice)).rejects.toMatchObject({ code: '23505' });
    expect(await sumsOf(site().client)).toEqual(before);
    expect(await site().services.backupWorker.listAll()).toHaveLength(1);
    expect(await Array.fromAsync(site().objects.list('backups/'))).toHaveLength(1);
  });

  // What is refused before any row of it is asked for.
  if (!oneEngine.includes(engine)) return;

  const cases: Record<string, { code: string; make: () => Promise<string> }> = {
    'is empty': {
      code: 'not_a_backup',
      make: async () => {
        await writeFile(spoilt('empty'), '');
        return spoilt('empty');
      },
    },
    'is something else': {
      code: 'not_a_backup',
      make: async () => {
        await writeFile(spoilt('text'), gzipSync('a text'.repeat(1_000)));
        return spoilt('text');
      },
    },
    'is from a newer program': {
      code: 'newer_program',
      make: () =>
        rewrite(file, spoilt('program'), {
          head: (head) => ({ ...head, migration: latestMigration() + 1, program: '9.0.0' }),
        }),
    },
    'is older than the program remembers': {
      code: 'too_old',
      make: () =>
        rewrite(file, spoilt('older'), {
          head: (head) => ({ ...head, migration: baseline() - 1, program: '0.0.1' }),
        }),
    },
    'has a newer format': {
      code: 'newer_format',
      make: () => rewrite(file, spoilt('format'), { head: (head) => ({ ...head, format: 2 }) }),
    },
    'ends before its manifest': {
      code: 'broken_file',
      make: () => rewrite(file, spoilt('end'), { until: 'manifest' }),
    },
    'has a row that was changed': {
      code: 'wrong_checksum',
      make: () =>
        rewrite(file, spoilt('row'), {
          lines: (table, lines) =>
            table === 'categories' ? lines.map((line) => line.replace('Casa', 'Caso')) : lines,
        }),
    },
    'has a picture that nobody counted': {
      code: 'wrong_checksum',
      make: () => rewrite(file, spoilt('picture'), { picture: { name: 'a', bytes: Buffer.from('a') } }),
    },
    'has a picture outside its folder': {
      code: 'not_a_backup',
      make: () => rewrite(file, spoilt('outside'), { picture: { name: '../../a', bytes: Buffer.from('a') } }),
    },
    'has a table that is not there': {
      code: 'other_tables',
      make: () =>
        rewrite(file, spoilt('table'), {
          head: (head) => ({ ...head, tables: [...head.tables, { name: 'pg_class', columns: ['oid'] }] }),
          manifest: (manifest) => ({
            ...manifest,
            tables: { ...manifest.tables, pg_class: createTableSum().end() },
          }),
        }),
    },
  };

  test.each(Object.entries(cases))(
    '%s: nothing changes, not even the list',
    async (_name, { code, make }) => {
      const which = await make();
      const before = await sumsOf(site().client);
      const listed = await site().services.backupWorker.listAll();
      await expect(restore(which)).rejects.toMatchObject({ name: 'BackupProblem', code });
      expect(await sumsOf(site().client)).toEqual(before);
      expect(await site().services.backupWorker.listAll()).toEqual(listed);
    },
  );

  test('cut off anywhere, nothing changes', async () => {
    const whole = await bytesOf(file);
    const before = await sumsOf(site().client);
    for (const part of [0.1, 0.4, 0.7, 0.95]) {
      await writeFile(spoilt('cut'), whole);
      await truncate(spoilt('cut'), Math.floor(part * whole.length));
      await expect(restore(spoilt('cut')), `at ${part}`).rejects.toMatchObject({ name: 'BackupProblem' });
    }
    expect(await sumsOf(site().client)).toEqual(before);
  });

  test('a stored one that is not the one that was made is refused, and one that is gone too', async () => {
    const { services, objects } = site();
    const { id, key } = await backUp(site());
    const made = await services.backupWorker.find(id);
    if (!made) throw new Error('It is gone.');
    await objects.write(key, await bytesOf(file));
    await expect(services.backupWorker.rehearse(made, unwatched)).rejects.toMatchObject({
      code: 'wrong_checksum',
    });
    expect(await services.backupWorker.find(id)).toMatchObject({
      rehearsalState: 'failed',
      rehearsalProblem: { code: 'wrong_checksum' },
    });
    await objects.remove(key);
    await expect(services.backupWorker.restoreStored(made, command, unwatched)).rejects.toMatchObject({
      code: 'missing_file',
    });
  });
});

const CHANGED = everything ? 1_000 : 250;

test('of many files with one bit changed, each is refused or still says the same', async () => {
  const sum = createTableSum();
  const lines = Array.from({ length: 40 }, (_, n) => JSON.stringify([String(n), `row ${n * n}`, null]));
  sum.add(lines);
  let whole = Buffer.alloc(0);
  const sink = async (body: NodeJS.ReadableStream) => {
    whole = await buffer(body);
  };
  await writeArchive(sink, async (archive) => {
    const tables = [{ name: 'posts', columns: ['id', 'title', 'note'] }];
    const madeAt = '2026-10-15T12:00:00.000Z';
    await archive.head({ format: 1, program: '1.0.0', migration: 1, madeAt, tables, without: [] });
    const picture = randomBytes(300);
    await archive.picture('sala', picture);
    await archive.rows('posts', lines);
    const sha256 = createHash('sha256').update('sala').update(picture).digest('hex');
    const pictures = { count: 1, bytes: 300, sha256, missing: [] };
    await archive.manifest({ tables: { posts: sum.end() }, pictures, sequences: { posts: 40 } });
  });
  const right = await checkArchive(Readable.from([whole]));
  let refused = 0;
  for (let n = 0; n < CHANGED; n += 1) {
    const changed = Buffer.from(whole);
    const place = Math.floor((n / CHANGED) * whole.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << (n % 8));
    try {
      // Some bits of a compressed file may be one or the other: what comes out of it is the same.
      expect(await checkArchive(Readable.from([changed]))).toEqual(right);
    } catch (error) {
      expect(error).toMatchObject({ name: 'BackupProblem' });
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0.9 * CHANGED);
});
