import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'vitrina-run-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Databases are copied hundreds of times: in memory, where there is plenty of it. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

function roomiestPlace(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize > ROOM_BYTES) return IN_MEMORY;
  } catch {
    // a system without it
  }
  return os.tmpdir();
}

/** What runs that were broken off have left behind. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(PREFIX) ? name.slice(PREFIX.length - 1).split('-') : [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * One folder for everything that a run makes: whoever asks for the temporary folder from here on gets it, programs
 * that are started too. A run inside of another uses the other's.
 */
export function openScratch(place = roomiestPlace()): { folder: string; remove: () => void } {
  const outer = process.env.VITRINA_SCRATCH;
  if (outer) return { folder: outer, remove: () => {} };
  const before = process.env.TMPDIR;
  sweep(place);
  const folder = mkdtempSync(path.join(place, `${PREFIX}${process.pid}-`));
  // PostgreSQL does not run as root, and has its folder in here.
  chmodSync(folder, 0o711);
  process.env.VITRINA_SCRATCH = folder;
  process.env.VITRINA_SCRATCH_OWNER = String(process.pid);
  process.env.TMPDIR = folder;
  const remove = () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.VITRINA_SCRATCH;
    delete process.env.VITRINA_SCRATCH_OWNER;
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}
