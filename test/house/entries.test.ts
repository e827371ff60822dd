import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const MASK = "import '#server/lib/process/file-mask.ts';";

test('whatever opens the site begins by keeping its files from others', () => {
  const commands = globSync('scripts/*.ts', { cwd: root }).filter((file) =>
    /#server\/env\.ts|lib\/commands\/(with-site|run-command)\.ts/.test(read(file)),
  );
  expect(commands.map((file) => path.basename(file, '.ts')).sort()).toEqual([
    ...['admin', 'backup', 'content', 'move-in', 'move-out', 'restore', 'seed'],
  ]);
  for (const file of commands) expect(read(file).split('\n')[0], file).toBe(MASK);
  expect(read('src/program/main.ts').split('\n').slice(0, 2)).toContain(MASK);
});
