import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { describe, expect, test } from 'vitest';
import { zipOf } from '#test/harness/data/archives.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { SourceIndex } from '../source-index.ts';
import { openUploads, uploadKey } from './uploads.ts';

const folder = makeTemporaryFolder();
const notes = () => new SourceIndex(path.join(folder, `${crypto.randomUUID()}.sqlite`));
const scratch = () => path.join(folder, crypto.randomUUID());

async function tarOf(files: Record<string, Buffer>): Promise<Buffer> {
  const pack = tar.pack();
  for (const [name, bytes] of Object.entries(files)) pack.entry({ name }, bytes);
  pack.finalize();
  return buffer(pack);
}

async function put(bytes: Buffer): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

const files = {
  'wp-content/uploads/2024/05/foto.png': Buffer.from('uma foto'),
  'uploads/leia.txt': Buffer.from('x'),
};
const ADDRESS = '/wp-content/uploads/2024/05/foto.png';

test.each(['/blog/wp-content/uploads/2024/a%20b.png', 'uploads/2024/a b.png', '2024/a b.png'])(
  '%s is known by the same name',
  (name) => {
    expect(uploadKey(name)).toBe('2024/a b.png');
  },
);

describe('pictures that were brought along', () => {
  test.each([
    ['a zip', async () => zipOf(files)],
    ['a tar', async () => tarOf(files)],
    ['a packed tar', async () => gzipSync(await tarOf(files))],
  ])('are found in %s', async (_what, bytes) => {
    const uploads = await openUploads(await put(await bytes()), notes(), scratch());
    expect((await uploads.read(ADDRESS, 100))?.toString()).toBe('uma foto');
    expect(await uploads.read('/wp-content/uploads/2024/05/outra.png', 100)).toBeUndefined();
    uploads.close();
  });

  test('are found in a folder, and nothing outside of it is', async () => {
    const root = scratch();
    mkdirSync(path.join(root, 'uploads', '2024', '05'), { recursive: true });
    writeFileSync(path.join(root, 'uploads', '2024', '05', 'foto.png'), 'uma foto');
    const secret = await put(Buffer.from('segredo'));
    symlinkSync(secret, path.join(root, 'uploads', 'fora.png'));
    const uploads = await openUploads(root, notes(), scratch());
    expect((await uploads.read(ADDRESS, 100))?.toString()).toBe('uma foto');
    expect(await uploads.read('/wp-content/uploads/fora.png', 100)).toBeUndefined();
    expect(await uploads.read(`/wp-content/uploads/../../${path.basename(secret)}`, 100)).toBeUndefined();
  });

  test.each([
    [
      'a zip with a path that leads out',
      'archive_leads_out',
      async () => zipOf({ '../fora.png': Buffer.from('x') }),
    ],
    [
      'a zip with a path from the root',
      'archive_leads_out',
      async () => zipOf({ '/fora.png': Buffer.from('x') }),
    ],
    [
      'a tar with a path that leads out',
      'archive_leads_out',
      async () => tarOf({ 'a/../../fora.png': Buffer.from('x') }),
    ],
    ['a bomb', 'archive_bomb', async () => zipOf({ 'a.png': Buffer.alloc(10) }, 4_000_000_000)],
    ['half of a zip', 'source_cut_off', async () => zipOf(files).subarray(0, -10)],
    ['something else', 'uploads_unreadable', async () => Buffer.from('nada')],
  ])('%s is refused', async (_what, reason, bytes) => {
    const given = await put(await bytes());
    await expect(openUploads(given, notes(), scratch())).rejects.toMatchObject({ reason });
  });
});
