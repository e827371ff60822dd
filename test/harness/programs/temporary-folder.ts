import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';

export function makeTemporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-test-'));
}

/** Hands out folders that disappear after each test. */
export function temporaryFolders(): () => string {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = makeTemporaryFolder();
    folders.push(folder);
    return folder;
  };
}
