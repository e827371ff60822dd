import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { nameSources } from './source-lines.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
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

const place = () => `${pathToFileURL(bundle)}:${lineOf(bundle)}:${START.indexOf('start') + 1}`;

test('a place in the bundle is named as we wrote it', () => {
  expect(nameSources(`Error: no\n    at start (${place()})\n    at async ${place()}`)).toMatch(
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

test('the log says it so, and all else of an error', () => {
  const error = Object.assign(new TypeError('wrong'), { code: 'E' });
  error.stack = `TypeError: wrong\n    at start (${place()})`;
  const logger = createLogger({ level: 'silent', readable: false });
  const inside = logger as unknown as Record<symbol, Record<string, (error: Error) => object>>;
  expect(inside[pino.symbols.serializersSym]?.err?.(error)).toMatchObject({
    type: 'TypeError',
    message: 'wrong',
    code: 'E',
    stack: expect.stringContaining(`at start (${source}:${lineOf(source)}:`),
  });
});
