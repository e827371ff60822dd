import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { DomainError } from '#server/lib/errors.ts';
import { findRoom } from '#server/lib/process/enough-room.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { createMoveOut } from '../move-out.service.ts';
import { measureOutgoing } from '../outgoing.queries.ts';
import type { AskedSite } from '../static-site/asked-site.ts';
import { zipFolder } from '../zip-folder.ts';
import type { MoveOutRow } from './move-outs.queries.ts';

export interface CopyParts {
  db: Db;
  objects: ObjectStore;
  scratch: string;
  moveOut: Pick<ReturnType<typeof createMoveOut>, 'write' | 'writeSite'>;
}

/** The site as its readers meet it; only the program that serves it can open it. */
export type OpenPages = () => Promise<AskedSite>;

export const keyOfCopy = (id: number): string => `move-outs/${id}.zip`;

export const noRoom = () =>
  new DomainError('conflict', 'The disk has no room for a copy.', { reason: 'no_room_to_leave' });
const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A copy lies there twice for a while, as files and as one. What the rest of the site needs stays free. */
export async function ensureRoomFor({ db, scratch }: CopyParts, form: MoveOutRow['form']): Promise<void> {
  await mkdir(scratch, { recursive: true });
  const { mediaBytes } = await measureOutgoing(db);
  const { disk } = findRoom(scratch);
  const wanted = mediaBytes * engineLimits.moveOut.roomFor[form] + engineLimits.moveIn.files.spareBytes;
  if (disk !== undefined && disk < wanted) throw noRoom();
}

interface Watching {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

async function fill(
  { moveOut, db }: CopyParts,
  { form }: MoveOutRow,
  folder: string,
  openPages: OpenPages,
  { signal, onProgress }: Watching,
): Promise<void> {
  if (form === 'static') {
    const site = await openPages();
    try {
      await moveOut.writeSite({ site, folder, onProgress, signal });
    } finally {
      await site.close();
    }
    return;
  }
  const { items } = await measureOutgoing(db);
  let done = 0;
  const onWritten = (written: number) => {
    done += written;
    onProgress(done, Math.max(done, items));
  };
  await moveOut.write(form, folder, { signal, onWritten });
}

/** What the command would write, as one file where every server finds it; answers how large it is. */
export async function makeCopy(
  parts: CopyParts,
  row: MoveOutRow,
  openPages: OpenPages,
  watching: Watching,
): Promise<number> {
  await ensureRoomFor(parts, row.form);
  const folder = await mkdtemp(path.join(parts.scratch, 'moving-out-'));
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of zipFolder(folder)) {
      watching.signal.throwIfAborted();
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await fill(parts, row, folder, openPages, watching);
    await parts.objects.write(keyOfCopy(row.id), Readable.from(counted()));
    return bytes;
  } catch (error) {
    throw isFull(error) ? noRoom() : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
