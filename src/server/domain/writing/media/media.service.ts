import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contract/writing/media/pictures.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { createOnce } from '#server/lib/once.ts';
import { loadSharp } from '#server/lib/pictures/load-sharp.ts';
import { fileExists, writeWhole } from '#server/lib/process/files.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { createOriginalStore, type OriginalStore } from './original-store.ts';

/** Quick rather than smallest: a variant is made while somebody waits for it, once. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
} satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

interface MediaOptions {
  /** Of this machine: what is made of originals is kept here, and the originals where they have no other place. */
  directory: string;
  /** Elsewhere than in the folder. */
  originals?: OriginalStore;
  /** Where others may delete originals: so often, in ms, it is asked whether one is still there. */
  verifyEvery?: number | undefined;
  /** Draws a picture that was never stored, as SVG; the demonstration's are made this way. */
  draw?: (name: string) => string | undefined;
}

/** Pictures whose originals were there not long ago. */
const VERIFIED = 50_000;

export type MediaService = ReturnType<typeof createMediaService>;

/** One original per picture; the sizes and formats that pages ask for are made on first demand and kept. */
export function createMediaService({ directory, draw = () => undefined, ...options }: MediaOptions) {
  const originals = options.originals ?? createOriginalStore(createFolderObjects(directory), 'originals/');
  const variants = path.join(directory, 'variants');
  const variantsOnce = createOnce<string>();
  const drawingsOnce = createOnce<Buffer>();
  const verifiedAt = new LRUCache<string, number>({ maxSize: VERIFIED, sizeCalculation: () => 1 });
  const variantFile = (name: string, width: PictureWidth, format: PictureFormat) =>
    path.join(variants, `${name}-${width}.${format}`);

  /** Of a file whose original is elsewhere: who listens jumps about in it, and no bucket is asked for every jump. */
  const copyOf = (name: string) => path.join(variants, name);

  async function make(
    original: Buffer,
    target: string,
    width: number,
    format: PictureFormat,
  ): Promise<string> {
    const sharp = await loadSharp();
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    await writeWhole(target, await encoders[format](resized).toBuffer());
    return target;
  }

  async function drawOriginal(name: string, drawing: string): Promise<Buffer> {
    const sharp = await loadSharp();
    const picture = await sharp(Buffer.from(drawing)).webp({ quality: 92, effort: 1 }).toBuffer();
    await originals.write(name, picture);
    return picture;
  }

  async function originalOf(name: string): Promise<Buffer> {
    const stored = await originals.read(name);
    if (stored) return stored;
    const drawing = draw(name);
    if (drawing === undefined) throw notFound(`The picture ${name}`);
    return drawingsOnce(name, () => drawOriginal(name, drawing));
  }

  async function removeVariants(name: string): Promise<void> {
    const files = pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => variantFile(name, width, format)),
    );
    await Promise.all([...files, copyOf(name)].map((file) => rm(file, { force: true })));
  }

  /** Deleted on one machine, a picture is soon shown on none. A store that does not answer takes nothing away. */
  async function verify(name: string): Promise<void> {
    const { verifyEvery } = options;
    if (verifyEvery === undefined) return;
    if (performance.now() - (verifiedAt.get(name) ?? Number.NEGATIVE_INFINITY) < verifyEvery) return;
    if (await originals.has(name).catch(() => true)) verifiedAt.set(name, performance.now());
    else await removeVariants(name);
  }

  return {
    originals,

    /** Whether it can be shown: it is kept, or drawn as soon as somebody asks. */
    isThere: async (name: string): Promise<boolean> =>
      draw(name) !== undefined || (await originals.has(name)),

    /** One that nobody brought in. */
    isDrawn: (name: string): boolean => draw(name) !== undefined,

    async getVariantFile(name: string, width: PictureWidth, format: PictureFormat): Promise<string> {
      const target = variantFile(name, width, format);
      noteSeen(tags.picture(name));
      await verify(name);
      if (await fileExists(target)) return target;
      return variantsOnce(target, async () => make(await originalOf(name), target, width, format));
    },

    /** Where a file that is no picture lies on this machine. */
    async getFile(name: string): Promise<string> {
      const here = originals.fileOf(name);
      const target = here ?? copyOf(name);
      noteSeen(tags.picture(name));
      await verify(name);
      if (await fileExists(target)) return target;
      const bytes = here ? undefined : await originals.read(name);
      if (!bytes) throw notFound(`The file ${name}`);
      return variantsOnce(target, async () => {
        await writeWhole(target, bytes);
        return target;
      });
    },

    /** The original and all that was made of it. */
    async removePicture(name: string): Promise<void> {
      await originals.remove(name);
      await removeVariants(name);
    },
  };
}
