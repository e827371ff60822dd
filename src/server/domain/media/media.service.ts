import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureWidth } from '#contract/media.ts';
import { notFound } from '#server/lib/errors.ts';
import { fileExists, writeWhole } from '#server/lib/files.ts';
import { createOnce } from '#server/lib/once.ts';

/** Quick rather than smallest: a variant is made while somebody waits for it, once. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
} satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

interface MediaOptions {
  directory: string;
  /** Draws a picture that was never stored, as SVG; the demonstration's are made this way. */
  draw?: (name: string) => string | undefined;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** One original per picture; the sizes and formats that pages ask for are made on first demand and kept. */
export function createMediaService({ directory, draw = () => undefined }: MediaOptions) {
  const originals = path.join(directory, 'originals');
  const variants = path.join(directory, 'variants');
  const once = createOnce<string>();

  async function make(
    original: string,
    target: string,
    width: number,
    format: PictureFormat,
  ): Promise<string> {
    const bytes = await encoders[format](
      sharp(original).resize({ width, withoutEnlargement: true }),
    ).toBuffer();
    await writeWhole(target, bytes);
    return target;
  }

  async function storeOriginal(name: string, picture: Buffer): Promise<string> {
    const target = path.join(originals, `${name}.webp`);
    await writeWhole(target, await sharp(picture).webp({ quality: 92, effort: 1 }).toBuffer());
    return target;
  }

  async function originalOf(name: string): Promise<string> {
    const stored = path.join(originals, `${name}.webp`);
    if (await fileExists(stored)) return stored;
    const drawn = draw(name);
    if (drawn === undefined) throw notFound(`The picture ${name}`);
    return once(stored, () => storeOriginal(name, Buffer.from(drawn)));
  }

  return {
    async getVariantFile(name: string, width: PictureWidth, format: PictureFormat): Promise<string> {
      const target = path.join(variants, `${name}-${width}.${format}`);
      if (await fileExists(target)) return target;
      return once(target, async () => make(await originalOf(name), target, width, format));
    },
  };
}
