import type { Metadata, SharpOptions } from 'sharp';
import { limits } from '#contract/site/limits.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { loadSharp } from '#server/lib/pictures/load-sharp.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

const { maxMegapixels, keptPx } = limits.media;
const MAX_PIXELS = maxMegapixels * 1_000_000;
const DECODING_SECONDS = 30;

export interface PreparedPicture {
  picture: Buffer;
  width: number;
  height: number;
}

const refuse = (code: 'not_a_picture' | 'damaged' | 'too_many_pixels') =>
  invalidFields({ file: { code, ...(code === 'too_many_pixels' && { limit: maxMegapixels }) } });

/** What the decoder takes the file for must be what its first bytes say. */
const isKind = (kind: PictureKind, { format, compression }: Metadata) =>
  kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind;

/** The first frame of an animation; a file with a piece missing is refused, and not shown half. */
const reading: SharpOptions = { pages: 1, failOn: 'error', sequentialRead: true };

/** Whether this is an original as we keep them, by its head: nothing else is unpacked when somebody asks for a size. */
export async function isOriginal(bytes: Uint8Array): Promise<boolean> {
  if (pictureKind(bytes) !== 'webp') return false;
  const sharp = await loadSharp();
  const head = await sharp(bytes, reading)
    .metadata()
    .catch(() => undefined);
  return head?.format === 'webp' && Math.max(head.width, head.height) <= keptPx;
}

/**
 * A picture from outside, made anew from its pixels: upright, without the camera's notes on place and person, and
 * without whatever else was in the file. Its size is known from its head, before anything is unpacked.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const kind = pictureKind(bytes);
  if (!kind) throw refuse('not_a_picture');
  const sharp = await loadSharp();
  const head = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('damaged');
    });
  if (!isKind(kind, head)) throw refuse('not_a_picture');
  if (head.width * head.height > MAX_PIXELS) throw refuse('too_many_pixels');
  try {
    const { data, info } = await sharp(bytes, { ...reading, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize({ width: keptPx, height: keptPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, effort: 1 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  } catch {
    throw refuse('damaged');
  }
}
