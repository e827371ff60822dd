import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';

export interface LockOwner {
  pid: number;
  host: string;
  /** Pids return: the time of birth, and the boot it counts from, tell two processes of one number apart. */
  startedAt: string;
  boot: string;
  token: string;
}

/** A lock that cannot be read belongs to nobody: it was cut off by a power failure. */
const NOBODY: LockOwner = { pid: 0, host: '', startedAt: '', boot: '', token: '' };

export function thisProcess(): LockOwner {
  const { pid } = process;
  return { pid, host: os.hostname(), startedAt: startOf(pid), boot: currentBoot(), token: randomUUID() };
}

export function readOwner(file: string): LockOwner | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return { ...NOBODY, ...(JSON.parse(text) as Partial<LockOwner>) };
  } catch {
    return NOBODY;
  }
}

export function isSameOwner(one: LockOwner, other: LockOwner): boolean {
  return one.token === other.token && one.pid === other.pid;
}

/** In doubt the answer is yes: a needless refusal can be undone, two writers cannot. */
export function isOwnerRunning(owner: LockOwner): boolean {
  if (owner.pid === 0) return false;
  if (owner.host !== os.hostname()) return true;
  if (owner.boot !== currentBoot()) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.startedAt === '' || owner.startedAt === startOf(owner.pid);
}

/** Field 22 of /proc/PID/stat, counted after the name, which may itself hold spaces. Empty where there is no /proc. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function currentBoot(): string {
  return readText('/proc/sys/kernel/random/boot_id').trim();
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
