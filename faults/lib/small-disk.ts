import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { FaultContext } from './fault.ts';
import { newFolder } from './folder.ts';

const MEGABYTE = 1024 * 1024;
const SIZE_MB = 320;
/** Less than any file system gives to a file at a time. */
const SMALLEST = 256;
/** How large a process may make a file while its disk plays full: less than a picture, or a file of the log. */
const FILE_BYTES = 256 * 1024;

export interface SmallDisk {
  folder: string;
  /** How it is made full, for whoever reads the report. */
  how: string;
  /** What a save may be answered with: PostgreSQL knows a full disk, and calls a file that is too large a mistake. */
  refusals: number[];
  /** To the last byte; again, where something was deleted meanwhile. */
  fill(): void;
  /** Room again. */
  empty(): void;
}

/** A disk of its own where that is allowed; elsewhere the process itself is kept from writing large files. */
export function smallDisk(context: FaultContext, pidOf: () => number | undefined): SmallDisk {
  const folder = newFolder(context);
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot && mount(folder, context)) return mounted(folder);
  const limit = (bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(pidOf()), `--fsize=${bytes}:unlimited`]);
  return {
    folder,
    how: `files of ${FILE_BYTES / 1024} kB at most`,
    refusals: [500, 503],
    fill: () => limit(FILE_BYTES),
    empty: () => limit('unlimited'),
  };
}

function mount(folder: string, { defer }: FaultContext): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'vitrina-fault', folder], {
      stdio: 'pipe',
    });
  } catch {
    return false; // a container's root may not
  }
  defer(() => execFileSync('umount', ['--lazy', folder]));
  return true;
}

function mounted(folder: string): SmallDisk {
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    how: `a disk of ${SIZE_MB} MB`,
    refusals: [503],
    fill() {
      const file = fs.openSync(ballast, 'a');
      try {
        for (let bytes = MEGABYTE; bytes > SMALLEST; bytes /= 2) writeWhileRoom(file, Buffer.alloc(bytes));
      } finally {
        fs.closeSync(file);
      }
    },
    empty: () => fs.rmSync(ballast),
  };
}

function writeWhileRoom(file: number, piece: Buffer): void {
  try {
    while (fs.writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
