import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const found = globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root });

/** What a test may bear the name of, alone or with what it looks at behind it: `feeds.test.ts`, `client.listen.test.ts`. */
function subjectOf(file: string): string | undefined {
  const folder = path.dirname(file);
  const words = path
    .basename(file)
    .replace(/\.test\.tsx?$/, '')
    .split('.');
  return words
    .map((_, index) => words.slice(0, words.length - index).join('.'))
    .find(
      (name) =>
        name === path.basename(folder) ||
        ['', '.ts', '.tsx', '.js', '.css'].some((ending) =>
          existsSync(path.join(root, folder, name + ending)),
        ),
    );
}

test('a test stands beside what it proves and bears its name: a file’s, or that of the room', () => {
  expect(found.length).toBeGreaterThan(300);
  expect(subjectOf('src/db/nothing.test.ts')).toBe(undefined);
  expect(subjectOf('src/db/client.listen.test.ts')).toBe('client');
  expect(found.filter((file) => subjectOf(file) === undefined)).toEqual([]);
});
