import { limits } from '#contract/site/limits.ts';
import { fileFormat } from '#contract/writing/media/files.ts';
import { fileEnding } from './file-ending.ts';
import { isOriginal } from './prepare-picture.ts';

/** Whether these bytes may be kept under a name: a picture as we keep them, or a file that is what its ending says. */
export async function isKeptAs(name: string, bytes: Uint8Array): Promise<boolean> {
  if (!fileFormat(name)) return isOriginal(bytes);
  return bytes.length <= limits.media.maxFileBytes && name.endsWith(`.${fileEnding(bytes)}`);
}
