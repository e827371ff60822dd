import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { forgetPackages, removeSpareFiles } from './spare-files.js';

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('of packages stays what is read, and all of what is not one', () => {
  const folder = makeTemporaryFolder();
  const spare = ['a/index.d.ts', 'a/index.js.map', '@b/c/src/x.ts', '@b/c/d.d.mts', '@b/c/prebuilds/x.bare'];
  const read = ['a/index.js', 'a/LICENSE.md', 'a/its', '@b/c/node_modules/d/maps.json', '@b/c/x.node'];
  const ours = ['.vitrina/node/a.d.ts', '.bin/a', '.package-lock.json'];
  for (const file of [...spare, ...read, ...ours]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  removeSpareFiles(folder);
  expect(filesIn(folder)).toEqual([...read, ...ours].sort());
  forgetPackages(folder);
  expect(filesIn(folder)).toEqual(['.bin/a', '.vitrina/node/a.d.ts']);
});
