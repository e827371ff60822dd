import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScratch } from './scratch.ts';

let temporary: string;
let usual: string;
beforeEach(() => {
  usual = os.tmpdir();
  temporary = mkdtempSync(path.join(os.tmpdir(), 'vitrina-scratch-'));
  vi.stubEnv('VITRINA_SCRATCH', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

test('everything that a run makes is in one folder, which goes with it', () => {
  const scratch = openScratch(temporary);
  expect(os.tmpdir()).toBe(scratch.folder);
  mkdtempSync(path.join(os.tmpdir(), 'anything-'));
  const inner = openScratch(temporary);
  expect(inner.folder).toBe(scratch.folder);
  inner.remove();
  expect(existsSync(scratch.folder)).toBe(true);
  scratch.remove();
  expect(readdirSync(temporary)).toEqual([]);
  expect(os.tmpdir()).toBe(usual);
});

test('what a run left that was broken off is swept by the next, and nothing else', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(path.join(temporary, `vitrina-run-${pid}-abc`, 'deep'), { recursive: true });
  const alive = `vitrina-run-${process.ppid}-abc`;
  for (const name of [alive, 'vitrina-run', 'somebody-elses']) mkdirSync(path.join(temporary, name));
  openScratch(temporary).remove();
  expect(readdirSync(temporary).sort()).toEqual(['somebody-elses', 'vitrina-run', alive].sort());
});
