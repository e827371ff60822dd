import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { DomainError } from '#server/lib/errors.ts';
import { findRoom } from '#server/lib/process/enough-room.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { MoveInFile } from '../move-in.queries.ts';
import { refuseSource } from '../reading/refuse-source.ts';

const { spareBytes, lookEveryBytes } = engineLimits.moveIn.files;

const full = () => refuseSource('The disk has no room for it.', 'disk_full');
const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files of a site that moves in, as they came, where every process finds them; no name that somebody chose is used there. */
export function createMoveInFiles({ objects, scratch }: { objects: ObjectStore; scratch: string }) {
  const keyOf = (runId: number, name: string) => `move-ins/${runId}/${path.basename(name)}`;

  /** What is kept elsewhere is read from here all the same, so that there has to be room either way. */
  async function ensureRoomFor(bytes: number): Promise<void> {
    await mkdir(scratch, { recursive: true });
    const { disk } = findRoom(scratch);
    if (disk !== undefined && disk < bytes + spareBytes) throw full();
  }

  /** Ends where there are more bytes than there may be, or the disk fills up meanwhile. */
  async function* bounded(chunks: AsyncIterable<Uint8Array>, most: number, read: { bytes: number }) {
    let sinceLook = 0;
    for await (const chunk of chunks) {
      read.bytes += chunk.length;
      sinceLook += chunk.length;
      if (read.bytes > most) throw new DomainError('payload_too_large', `More than ${most} bytes.`);
      if (sinceLook > lookEveryBytes) {
        sinceLook = 0;
        await ensureRoomFor(0);
      }
      yield chunk;
    }
  }

  return {
    ensureRoomFor,

    async keep(
      runId: number,
      chunks: AsyncIterable<Uint8Array>,
      most: number,
    ): Promise<{ id: string; bytes: number }> {
      const id = randomUUID();
      const read = { bytes: 0 };
      try {
        await objects.write(keyOf(runId, id), Readable.from(bounded(chunks, most, read)));
      } catch (error) {
        await objects.remove(keyOf(runId, id)).catch(() => {});
        throw isFull(error) ? full() : error;
      }
      return { id, bytes: read.bytes };
    },

    /** As files of this machine, for as long as they are read. */
    async borrow<T>(
      runId: number,
      files: Pick<MoveInFile, 'id'>[],
      work: (places: string[], folder: string) => Promise<T>,
    ): Promise<T> {
      await mkdir(scratch, { recursive: true });
      const folder = await mkdtemp(path.join(scratch, 'moving-'));
      try {
        const places: string[] = [];
        for (const { id } of files) {
          const key = keyOf(runId, id);
          const stream = await objects.read(key);
          if (!stream) throw refuseSource('A file is no longer there.', 'file_gone');
          const here = objects.fileOf(key);
          if (here !== undefined) stream.destroy();
          else await writeFile(path.join(folder, id), stream);
          places.push(here ?? path.join(folder, id));
        }
        return await work(places, folder);
      } catch (error) {
        throw isFull(error) ? full() : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** What a file begins with. */
    async head(runId: number, id: string, bytes: number): Promise<Buffer> {
      const stream = await objects.read(keyOf(runId, id));
      if (!stream) return Buffer.alloc(0);
      const parts: Buffer[] = [];
      let read = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        parts.push(chunk);
        read += chunk.length;
        if (read >= bytes) break;
      }
      return Buffer.concat(parts).subarray(0, bytes);
    },

    async keepReport(runId: number, file: string): Promise<void> {
      await objects.write(keyOf(runId, 'report.json'), createReadStream(file));
    },

    openReport: (runId: number) => objects.read(keyOf(runId, 'report.json')),

    async remove(runId: number, files: Pick<MoveInFile, 'id'>[]): Promise<void> {
      for (const { id } of files) await objects.remove(keyOf(runId, id));
    },
  };
}

export type MoveInFiles = ReturnType<typeof createMoveInFiles>;
