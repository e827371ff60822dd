import { createHash } from 'node:crypto';
import { variantUrl } from '#contract/writing/media/pictures.ts';
import type { Db } from '#db/open.ts';
import { findMedia, findMediaByHash } from './media.queries.ts';
import { pictureKind } from './picture-kind.ts';
import { nameOf, tidyFileName } from './picture-name.ts';

/** What texts keep as a picture's address. */
export const addressOfPicture = (name: string): string => variantUrl(name, 1200, 'webp');

/** What a file would become here, before anything of it is kept: its address, and whether it is here already. */
export async function foreseePicture(db: Db, fileName: string, bytes: Uint8Array) {
  if (!pictureKind(bytes)) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await findMediaByHash(db, hash);
  const name = known?.name ?? nameOf(tidyFileName(fileName), hash);
  return { hash, address: addressOfPicture(name), isKnown: known !== undefined };
}

/** The address of a picture that came once; undefined where somebody has thrown it away. */
export async function addressOfKept(db: Db, id: number): Promise<string | undefined> {
  const kept = await findMedia(db, id);
  return kept && addressOfPicture(kept.name);
}
