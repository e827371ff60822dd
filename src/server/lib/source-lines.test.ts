import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { nameSources, nameSourcesInStacks } from './source-lines.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const bundle = path.join(root, 'dist/program/main.js');
const source = path.join(root, 'src/program/main.ts');
const START = 'async function start()';

function lineOf(file: string): number {
  const at = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(START));
  expect(at, `${START} in ${file}`).toBeGreaterThan(0);
  return at + 1;
}

const prepared = Error.prepareStackTrace;
afterEach(() => {
  Error.prepareStackTrace = prepared;
});

test('a place in the bundle is named as we wrote it', () => {
  const place = `${pathToFileURL(bundle)}:${lineOf(bundle)}:${START.indexOf('start') + 1}`;
  expect(nameSources(`Error: no\n    at start (${place})\n    at async ${place}`)).toMatch(
    new RegExp(
      `^Error: no\n    at start \\(${source}:${lineOf(source)}:\\d+\\)\n    at async ${source}:${lineOf(source)}:\\d+$`,
    ),
  );
});

test.each([
  'Error: no\n    at node:internal/process/task_queues:95:5',
  'Error: no\n    at x (file:///srv/vitrina/src/program/main.ts:12:3)',
  'Error: no\n    at x (file:///srv/vitrina/dist/program/packages-abc.js:12:3)',
  'Error: no\n    at x (file:///nowhere/dist/program/main.js:12:3)',
  '',
])('what has no better name stays: %j', (stack) => {
  expect(nameSources(stack)).toBe(stack);
});

test('stacks look as they always do', () => {
  const error = new TypeError('wrong');
  nameSourcesInStacks();
  const other = new TypeError('wrong');
  const [first, ...frames] = (other.stack ?? '').split('\n');
  expect(first).toBe('TypeError: wrong');
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) expect(frame).toMatch(/^ {4}at \S/);
  expect(error.stack).toMatch(/^TypeError: wrong\n {4}at /);
});
