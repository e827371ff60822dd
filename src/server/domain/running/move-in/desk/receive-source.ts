import { open } from 'node:fs/promises';
import type { MoveInFileKind } from '#contract/running/move-in/move-in.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { findTexts } from '../reading/open-source.ts';
import { refuseSource } from '../reading/refuse-source.ts';

/** What somebody called a file, in one line and without anything that could be a path. */
export const tidyName = (name: string): string =>
  name
    .replace(/[\p{Cc}\\/]+/gu, ' ')
    .trim()
    .slice(0, engineLimits.moveIn.files.nameChars)
    .toWellFormed();

async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    const isZip = buffer[0] === 0x50 && buffer[1] === 0x4b;
    const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
    return bytesRead > 0 && (isZip || isPacked || buffer.toString('latin1', 257, 262) === 'ustar');
  } finally {
    await handle.close();
  }
}

/** By what is in it, as soon as it is here: what is in the middle of it is seen when it is looked at. */
export async function assertKind(file: string, name: string, kind: MoveInFileKind): Promise<void> {
  if (kind === 'export') {
    const texts = await findTexts(file, tidyName(name));
    if (texts.some((text) => text.kind === 'vitrina'))
      throw refuseSource('The file is content of Vitrina.', 'content_of_vitrina');
  } else if (!(await isArchive(file)))
    throw refuseSource('The uploads are no archive.', 'uploads_unreadable');
}
