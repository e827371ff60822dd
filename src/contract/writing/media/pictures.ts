import type { Locale } from '#contract/site/locales.ts';

/** Responsive pictures: one stored original, variants by width and format, named so that they never change. */
export const pictureWidths = [320, 480, 720, 960, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What networks show of a shared page. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const VARIANT = /^(\/media\/([a-z0-9-]+))-(\d+)\.(avif|webp)$/;
/** What a picture shows, told in the language of each edition that has it. */
export type AltTexts = Partial<Record<Locale, string>>;

export const variantUrl = (name: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${name}-${width}.${format}`;

const widthsUpTo = (largest: PictureWidth) => pictureWidths.filter((width) => width <= largest);

/** A `srcset` for an image of ours; undefined for one that lives elsewhere and has no variants. */
export function variantsOf(
  imageUrl: string,
  format: PictureFormat,
  largest: PictureWidth = 1200,
): string | undefined {
  const base = VARIANT.exec(imageUrl)?.[1];
  return (
    base &&
    widthsUpTo(largest)
      .map((width) => `${base}-${width}.${format} ${width}w`)
      .join(', ')
  );
}

/** The name under which a picture of ours is stored; undefined for one that lives elsewhere. */
export const pictureName = (imageUrl: string): string | undefined => VARIANT.exec(imageUrl)?.[2];
