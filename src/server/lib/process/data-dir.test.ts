import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPlaces } from '#test/harness/programs/open-places.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { closeToOthers } from './data-dir.ts';

const newFolder = temporaryFolders();

/** As an older version had left it: with modes that say whether anybody may look, whatever mask the tests have. */
function leave(folder: string, files: Record<string, number>): void {
  for (const [name, mode] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, 'secret');
    chmodSync(place, mode);
  }
}

describe('a data folder that others can look into', () => {
  test('is closed, all of it, and said once', () => {
    const folder = newFolder();
    leave(folder, { 'backups/a.tar.gz': 0o644, 'database/base/1/wal': 0o666, 'database.lock': 0o640 });
    chmodSync(folder, 0o755);
    expect(closeToOthers(folder)).toMatch(
      /^DATA_DIR was open .*: 8 files and folders are the program's alone now\.$/,
    );
    expect(openPlaces(folder)).toEqual([]);
    expect(statSync(path.join(folder, 'backups')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'backups/a.tar.gz')).mode & 0o777).toBe(0o600);
    expect(closeToOthers(folder)).toBeUndefined();
  });

  test('is found by what stands at its top, too: a folder of its own may have been closed always', () => {
    const folder = newFolder();
    leave(folder, { 'media/originals/a.webp': 0o644 });
    chmodSync(path.join(folder, 'media/originals'), 0o700);
    expect(closeToOthers(folder)).toContain(': 2 files and folders');
    expect(openPlaces(folder)).toEqual([]);
  });

  test('is not looked through where its top is closed: nobody gets past that, and starts stay quick', () => {
    const folder = newFolder();
    leave(folder, { 'pages/a/b': 0o644 });
    chmodSync(path.join(folder, 'pages'), 0o700);
    expect(closeToOthers(folder)).toBeUndefined();
    expect(openPlaces(folder)).toEqual(['pages/a', 'pages/a/b']);
  });

  test('may stand behind a link, and what links in it lead to is left alone', () => {
    const [folder, elsewhere] = [newFolder(), newFolder()];
    leave(elsewhere, { 'not-ours': 0o644 });
    leave(folder, { 'real/backups/a.tar.gz': 0o644 });
    chmodSync(path.join(folder, 'real'), 0o755);
    symlinkSync(elsewhere, path.join(folder, 'real/media'));
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'data'));
    expect(closeToOthers(path.join(folder, 'data'))).toContain(': 3 files and folders');
    expect(openPlaces(path.join(folder, 'real'))).toEqual([]);
    expect(openPlaces(elsewhere)).toEqual(['not-ours']);
  });
});
