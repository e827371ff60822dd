import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll } from 'vitest';
import type { SqlClient } from '#db/client.ts';
import { sumOf, type TableSum } from '#db/dump/sums.ts';
import { listDumpTables } from '#db/dump/tables.ts';
import type { Database } from '#db/open.ts';
import { createApi } from '#server/api/create-api.ts';
import { readArchive } from '#server/domain/running/backups/archive/read-archive.ts';
import { sortTables } from '#server/domain/running/backups/kept-tables.ts';
import { createMediaService, type MediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { createServices, type Services } from '#server/services.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { renderPage } from '#web/entry-server.tsx';
import { renderContent } from '#web/render-content.tsx';
import { createTestClock } from '../app.ts';
import { type Content, type Engine, type Seed, useDatabase } from '../database.ts';
import { noAssets } from '../pages.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

const publicUrl = 'http://vitrina.test';
export const unwatched = { progress: () => {} };
/** For commands that need no pages of the site. */
export const noPages = () => Promise.reject(new Error('Nobody makes pages here.'));

export interface Place extends Database {
  services: Services;
  clock: ReturnType<typeof createTestClock>;
  objects: ObjectStore;
  pictures: MediaService;
  folder: string;
}

/** A whole installation on a database and in a folder of its own: with content, or with nothing in it. */
export function usePlace(
  engine: Engine,
  content: Content,
  {
    seed,
    openObjects,
    passphrase,
  }: {
    /** What is put in beside it. */
    seed?: Seed;
    /** Where files are kept, if not in its folder. */
    openObjects?: () => ObjectStore;
    /** With which its backups are encrypted. */
    passphrase?: string;
  } = {},
): () => Place {
  const database = useDatabase(engine, content);
  let place: Place | undefined;
  beforeAll(async () => {
    const { client, db } = database();
    const clock = createTestClock();
    await seed?.(db, clock());
    const folder = makeTemporaryFolder();
    const objects = openObjects?.() ?? createFolderObjects(folder);
    const originals = openObjects && { originals: createOriginalStore(objects), verifyEvery: 0 };
    const pictures = createMediaService({ directory: path.join(folder, 'media'), ...originals });
    const scratch = path.join(folder, 'scratch');
    const services = createServices({
      db,
      client,
      clock,
      publicUrl,
      pictures,
      objects,
      scratch,
      backupPassphrase: passphrase,
    });
    place = { ...database(), services, clock, objects, pictures, folder };
  });
  return () => {
    if (!place) throw new Error('The place is there in tests and hooks only.');
    return place;
  };
}

/** What every table of a backup holds, in a word each. */
export async function sumsOf(client: SqlClient): Promise<Record<string, TableSum>> {
  const { kept } = sortTables(await listDumpTables(client));
  return client.transaction(async (tx) => {
    const sums: Record<string, TableSum> = {};
    for (const table of kept) sums[table.name] = await sumOf(tx, table);
    return sums;
  });
}

/** Whole documents, as readers of this place would get them. */
export async function pagesOf(
  { services, clock }: { services: Services; clock: Clock },
  paths: string[],
): Promise<Record<string, string>> {
  const fetchApi = createInProcessFetch(createApi(services, renderContent));
  const pages: Record<string, string> = {};
  for (const each of paths) {
    const [pathname = '', search = ''] = each.split('?', 2);
    const page = await renderPage({ pathname, search, fetchApi, publicUrl, now: clock() });
    pages[each] = 'movedTo' in page ? `→ ${page.movedTo}` : documentHtml(page, noAssets, '');
  }
  return pages;
}

/** Makes a backup and has it as a file. */
export async function backUp({
  services,
  objects,
  folder,
}: Place): Promise<{ id: number; key: string; file: string }> {
  const { id, key } = await services.backupWorker.makeNow({ reason: 'person' }, unwatched);
  const stored = await objects.read(key);
  const file = path.join(folder, `taken-${id}.tar.gz`);
  if (stored) await writeFile(file, await buffer(stored));
  return { id, key, file };
}

/** Everything that is in an archive, as whoever unpacks it reads it. */
export const textIn = async (file: string, passphrase?: string): Promise<string> =>
  (
    await Array.fromAsync(readArchive(createReadStream(file), passphrase), (part) => JSON.stringify(part))
  ).join('\n');

/** A table's rows as an archive has them: each value's text by its column. */
export async function rowsIn(file: string, table: string): Promise<Record<string, string | null>[]> {
  let columns: string[] = [];
  const rows: Record<string, string | null>[] = [];
  for await (const part of readArchive(createReadStream(file))) {
    if (part.kind === 'head') columns = part.head.tables.find(({ name }) => name === table)?.columns ?? [];
    if (part.kind !== 'rows' || part.table !== table) continue;
    for (const line of part.lines) {
      const values = JSON.parse(line) as (string | null)[];
      rows.push(Object.fromEntries(columns.map((name, place) => [name, values[place] ?? null])));
    }
  }
  return rows;
}

export const bytesOf = (file: string): Promise<Buffer> => buffer(createReadStream(file));
