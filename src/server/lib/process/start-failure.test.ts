import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { ensureWritable } from './data-dir.ts';
import { explainStartFailure } from './start-failure.ts';

const newFolder = temporaryFolders();

function failureOf(work: () => void): string {
  try {
    work();
  } catch (error) {
    return explainStartFailure(error);
  }
  return '';
}

// That the program prints this and ends with 1 is proved with other failures: test/process/start.test.ts.
test('a DATA_DIR that cannot be written is named in a sentence', () => {
  const file = path.join(newFolder(), 'a-file');
  fs.writeFileSync(file, '');
  const said = failureOf(() => ensureWritable(path.join(file, 'data')));
  expect(said).toMatch(/^Vitrina cannot start\. DATA_DIR: nothing can be written in .*ENOTDIR/);
  expect(said).not.toContain('    at ');
  expect(failureOf(() => ensureWritable(path.join(newFolder(), 'new', 'data')))).toBe('');
});

test('a failure that nobody foresaw comes with its stack', () => {
  const said = failureOf(() => {
    throw new TypeError('a bug');
  });
  expect(said).toMatch(/^Vitrina cannot start, for a reason it does not know:\nTypeError: a bug\n {4}at /);
});

test('a disk or a memory that runs out on the way is named, whoever came upon it', () => {
  const full = 'Vitrina cannot start. The disk is full: that of DATA_DIR, or of the database.';
  const refused = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(explainStartFailure(refused)).toContain(full);
  const wrapped = new Error('Failed query', {
    cause: new Error('could not extend file "base/5/1259": No space left on device'),
  });
  expect(explainStartFailure(wrapped)).toContain(full);
  const little = new RangeError('WebAssembly.Memory(): could not allocate memory');
  expect(explainStartFailure(little)).toMatch(/^Vitrina cannot start\. There is too little memory\./);
});
