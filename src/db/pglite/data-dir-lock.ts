import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from '../start-error.ts';
import { unwritable } from './data-dir.ts';
import { isOwnerRunning, isSameOwner, type LockOwner, readOwner, thisProcess } from './lock-owner.ts';

const ATTEMPTS = 20;

/** Makes this process the only one on `dataDir`, and returns the way to give it back: two writers destroy it. */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const file = `${dataDir}.lock`;
  const me = thisProcess();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const owner = readOwner(file);
    if (owner && isOwnerRunning(owner)) throw inUse(dataDir, file, owner);
    if (owner) removeStale(file, owner, me);
    if (createExclusively(file, me)) return () => release(file, me);
    await pause(20);
  }
  throw new DatabaseStartError(
    'locked',
    `The database in ${dataDir} could not be locked. Try again in a moment.`,
  );
}

function inUse(dataDir: string, file: string, owner: LockOwner): DatabaseStartError {
  const message = `The database in ${dataDir} is in use by process ${owner.pid}`;
  const advice = 'Set DATABASE_URL to run several instances.';
  if (owner.host === thisProcess().host) return new DatabaseStartError('locked', `${message}. ${advice}`);
  return new DatabaseStartError(
    'locked',
    `${message} on ${owner.host}. ${advice} If that machine no longer runs, delete ${file}.`,
  );
}

/** A hard link appears whole or not at all, and fails where the name is taken. */
function createExclusively(file: string, me: LockOwner): boolean {
  const mine = `${file}.${me.pid}.${me.token}`;
  try {
    fs.writeFileSync(mine, JSON.stringify(me), { flush: true });
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw unwritable(path.dirname(file), error);
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/** Only one process at a time may remove a stale lock: else the second would remove the first one's new lock. */
function removeStale(file: string, stale: LockOwner, me: LockOwner): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, me)) {
    const other = readOwner(guard);
    if (other && !isOwnerRunning(other)) fs.rmSync(guard, { force: true }); // it died in the act
    return;
  }
  try {
    const current = readOwner(file);
    if (current && isSameOwner(current, stale)) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

/** Not done when the process exits: its thread may still write then, and the next start sees that it is dead. */
function release(file: string, me: LockOwner): void {
  const current = readOwner(file);
  if (current && isSameOwner(current, me)) fs.rmSync(file, { force: true });
}
