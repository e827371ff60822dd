import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { withScratchFolder } from './scratch.ts';

const newFolder = temporaryFolders();

test('a folder is there while it is needed, and gone however that ends', async () => {
  const parent = path.join(newFolder(), 'scratch');
  await withScratchFolder(parent, async (folder) => expect(existsSync(folder)).toBe(true));
  const broken = withScratchFolder(parent, () => Promise.reject(new Error('no')));
  await expect(broken).rejects.toThrow('no');
  expect(await readdir(parent)).toEqual([]);
});

test('what a killed process has left is removed a day later, and nothing that is at work', async () => {
  const parent = newFolder();
  await mkdir(path.join(parent, 'left'));
  await mkdir(path.join(parent, 'at-work'));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path.join(parent, 'left'), yesterday, yesterday);
  await withScratchFolder(parent, async () => {});
  expect(await readdir(parent)).toEqual(['at-work']);
});
