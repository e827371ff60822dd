import { createHash } from 'node:crypto';
import { fileFormat, fileUrl } from '#contract/writing/media/files.ts';
import { variantUrl } from '#contract/writing/media/pictures.ts';
import type { Db } from '#db/open.ts';
import { fileEnding } from './file-ending.ts';
import { findMedia, findMediaByHash } from './media.queries.ts';
import { pictureKind } from './picture-kind.ts';
import { keptFileName, nameOf, tidyFileName } from './picture-name.ts';

/** What texts keep as a picture's address. */
export const addressOfPicture = (name: string): string => variantUrl(name, 1200, 'webp');

/** What something would become here, before anything of it is kept: its address, and whether it is here already. */
export interface Foreseen {
  hash: string;
  address: string;
  isKnown: boolean;
}

async function foresee(db: Db, bytes: Uint8Array, nameFor: (hash: string) => string) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await findMediaByHash(db, hash);
  return { hash, name: known?.name ?? nameFor(hash), isKnown: known !== undefined };
}

/** Undefined for what is no picture that is kept here. */
export async function foreseePicture(
  db: Db,
  fileName: string,
  bytes: Uint8Array,
): Promise<Foreseen | undefined> {
  if (!pictureKind(bytes)) return undefined;
  const { name, ...rest } = await foresee(db, bytes, (hash) => nameOf(tidyFileName(fileName), hash));
  return { ...rest, address: addressOfPicture(name) };
}

/** Undefined for what is no sound, film or document that is kept here. */
export async function foreseeFile(
  db: Db,
  fileName: string,
  bytes: Uint8Array,
): Promise<Foreseen | undefined> {
  const ending = fileEnding(bytes);
  if (!ending) return undefined;
  const nameFor = (hash: string) => keptFileName(tidyFileName(fileName), hash, ending);
  const { name, ...rest } = await foresee(db, bytes, nameFor);
  return { ...rest, address: fileUrl(name) };
}

/** Where something is that came once; undefined where somebody has thrown it away. */
export async function placeOfKept(
  db: Db,
  id: number,
): Promise<{ address: string; size?: number } | undefined> {
  const kept = await findMedia(db, id);
  if (!kept) return undefined;
  return fileFormat(kept.name)
    ? { address: fileUrl(kept.name), size: kept.bytes }
    : { address: addressOfPicture(kept.name) };
}
