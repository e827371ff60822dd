import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29; // Emscripten's number for it

interface Attributes {
  mode?: number | null;
}
interface NodeOperations {
  setattr: (place: unknown, attributes: Attributes) => void;
}
interface NodeStreamOperations extends NodeOperations {
  fsync?: (stream: { nfd?: number }) => number;
}

/** Emscripten gives every file that it makes the mode it was asked for (0666), past the process's mask. */
function keepFromOthers(operations: NodeOperations): void {
  const { setattr } = operations;
  operations.setattr = (place, attributes) => {
    const { mode } = attributes;
    setattr(place, mode == null ? attributes : { ...attributes, mode: mode & ~0o077 });
  };
}

/**
 * NodeFS with a real fsync: PGlite's own never reaches the disk, so a power cut would destroy the database. And with
 * files that nobody else may read.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files were flushed; the boot check watches it rise. */
  syncs = 0;
  /** Set when the disk refused a flush. Nothing that PostgreSQL says afterwards can be believed. */
  failure: Error | undefined;
  /** Called at the refusal itself: PostgreSQL panics on it and may never give the thread back. */
  onFailure: (error: Error) => void = () => {};

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    preRun.push((module: { NODEFS: unknown }) => {
      const { node_ops, stream_ops } = module.NODEFS as {
        node_ops: NodeOperations;
        stream_ops: NodeStreamOperations;
      };
      stream_ops.fsync = (stream) => this.flush(stream.nfd);
      keepFromOthers(node_ops);
      keepFromOthers(stream_ops);
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private flush(descriptor: number | undefined): number {
    if (this.failure) return EIO;
    try {
      if (descriptor !== undefined) fs.fdatasyncSync(descriptor);
      this.syncs += 1;
      return 0;
    } catch (error) {
      if (cannotFlushThisKind(error)) return 0;
      this.failure = error as Error; // thrown from here, PGlite would swallow it
      this.onFailure(this.failure);
      return EIO;
    }
  }
}

/** Windows flushes no folder, and no file that was opened for reading. */
function cannotFlushThisKind(error: unknown): boolean {
  return process.platform === 'win32' && (error as NodeJS.ErrnoException).code === 'EPERM';
}

const SETTINGS = [
  'wal_sync_method=fsync', // the default method never reaches the hook above
  'shared_buffers=16MB', // of 128 every opening fills all, and the machine keeps the files in memory anyway
  'max_wal_size=128MB',
  'min_wal_size=32MB',
  'timezone=UTC',
];

/** `-F` turns fsync off; PGlite passes it by default. */
export function startParams(durable: boolean): string[] {
  const base = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return [...base, ...(durable ? [] : ['-F']), ...SETTINGS.flatMap((setting) => ['-c', setting])];
}
