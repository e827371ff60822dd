import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from './data-dir.ts';

const MEGABYTE = 1024 * 1024;
/** As `npm run bench -- memory` finds them, and a little. */
const MEMORY = { embedded: 280, server: 150 };
/** A new database with the demonstration and its log; what one needs that is there to be opened; what is worth a word. */
const DISK = { newDatabase: 100, database: 4, warned: 64 };

interface Place {
  dataDir: string;
  /** Whether the database lives below `dataDir`. */
  isEmbedded: boolean;
}

interface Room {
  /** Bytes that this process may use of memory, and that are left on the disk; undefined where nobody can say. */
  memory?: number | undefined;
  disk?: number | undefined;
}

/** What the machine, or the container on it, gives. */
export function findRoom(dataDir: string): Room {
  const allowed = process.constrainedMemory();
  const memory = Math.min(os.totalmem(), allowed > 0 ? allowed : Number.POSITIVE_INFINITY);
  try {
    const { bavail, bsize, blocks } = statfsSync(dataDir);
    // Places without an end of their own count no blocks.
    return { memory, disk: blocks > 0 ? bavail * bsize : undefined };
  } catch {
    return { memory };
  }
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
const isLess = (bytes: number | undefined, megabytes: number): bytes is number =>
  bytes !== undefined && bytes < megabytes * MEGABYTE;

/** Better a sentence now than an end in the middle of something. Answers what a start can do without, but not for long. */
export function ensureRoom({ dataDir, isEmbedded }: Place, room = findRoom(dataDir)): string | undefined {
  const memory = isEmbedded ? MEMORY.embedded : MEMORY.server;
  if (isLess(room.memory, memory)) {
    const instead = isEmbedded
      ? 'Give it more, or set DATABASE_URL: with a database elsewhere it needs half.'
      : 'Give it more.';
    throw new StartError(
      `Memory: this process may use ${inMegabytes(room.memory)}, and it needs ${memory} MB to begin with. ${instead}`,
    );
  }
  const isNew = !existsSync(path.join(dataDir, 'database', 'PG_VERSION'));
  const disk = isNew ? DISK.newDatabase : DISK.database;
  if (isEmbedded && isLess(room.disk, disk))
    throw new StartError(
      `DATA_DIR: the disk of ${dataDir} has ${inMegabytes(room.disk)} left, and ${isNew ? 'a new database' : 'the database'} needs ${disk} MB. Make room, or choose another folder.`,
    );
  return isLess(room.disk, DISK.warned)
    ? `DATA_DIR: the disk of ${dataDir} has ${inMegabytes(room.disk)} left: what is saved, pages and pictures will soon find no room.`
    : undefined;
}
