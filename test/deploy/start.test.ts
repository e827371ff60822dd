import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const start = path.resolve(import.meta.dirname, '../../dist/program/start.js');

test('what units and images name begins anew with its flags, as itself, and is the program', () => {
  const hook = `process.stdout.write(process.pid + ' ' + [...process.execArgv, process.env.MALLOC_ARENA_MAX].join(' ') + '\\n')`;
  const { pid, status, stdout, stderr } = spawnSync(process.execPath, [start], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: makeTemporaryFolder(),
      DATABASE_URL: 'nowhere',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  const lives = stdout.split('\n').filter((line) => line.startsWith(`${pid} `));
  expect(lives).toHaveLength(2);
  expect(lives[1]).toMatch(/--liftoff-only .*--heap-growing-percent=\d+ 2$/);
});
