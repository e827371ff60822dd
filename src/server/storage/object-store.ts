import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  bytes: number;
}

/** Where files are kept that every process must see: a folder of this machine, or a bucket that several share. */
export interface ObjectStore {
  /** What is written there leaves this machine. */
  readonly isElsewhere: boolean;
  has(key: string): Promise<boolean>;
  /** Where it lies on this machine; undefined where objects are elsewhere. Whether it is there is another question. */
  fileOf(key: string): string | undefined;
  /** undefined where there is none. */
  read(key: string): Promise<Readable | undefined>;
  /** Whole or not at all: nobody reads half of it, and what was there stays until then. */
  write(key: string, body: Buffer | Readable): Promise<void>;
  remove(key: string): Promise<void>;
  /** In the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
}
