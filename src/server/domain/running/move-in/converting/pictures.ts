import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { why } from '../why.ts';
import type { Conversion } from './conversion.ts';
import { classesOf, type Markup } from './markup.ts';

type Gallery = Extract<ContentBlock, { type: 'gallery' }>;
export type GalleryPicture = Gallery['attrs']['pictures'][number];
type Image = Extract<ContentBlock, { type: 'image' }>;

const ALT_CHARS = 300;
const CAPTION_CHARS = 500;
const GALLERY_PICTURES = 60;
/** Where themes and plugins keep the picture itself while a placeholder stands in its place. */
const LAZY = [
  ...['data-orig-file', 'data-lazy-src', 'data-src', 'data-original', 'data-full-url', 'data-large-file'],
  ...['data-lazy', 'data-pagespeed-lazy-src'],
];
const SETS = ['data-lazy-srcset', 'data-srcset', 'srcset'];
const STAND_INS = ['blank', 'spacer', 'placeholder', 'transparent', 'pixel', '1x1'];
const STAND_IN_KINDS = ['.gif', '.png', '.svg'];

/** Nothing that anybody wants to see: it stands there until the picture itself has come. */
function isPlaceholder(src: string): boolean {
  const text = src.toLowerCase();
  if (text.startsWith('data:') || text.startsWith('about:')) return true;
  const file = text.slice(text.lastIndexOf('/') + 1);
  return STAND_INS.some((name) => file.includes(name)) && STAND_IN_KINDS.some((kind) => file.endsWith(kind));
}
const MAX_SET_CHARS = 20_000;

/** The largest of a set: "a.jpg 300w, b.jpg 1024w". */
function largestOf(set: string): string | undefined {
  const found = set
    .slice(0, MAX_SET_CHARS)
    .split(/,\s/)
    .map((each) => {
      const [url = '', size = '1'] = each.trim().split(/\s+/);
      return { url, size: Number.parseFloat(size) || 1 };
    })
    .filter(({ url }) => url !== '' && !isPlaceholder(url));
  return found.toSorted((a, b) => b.size - a.size)[0]?.url;
}

/** Where an <img> has its picture. */
export function sourceOf({ attributes }: Markup): string | undefined {
  const { src = '' } = attributes;
  for (const name of LAZY) {
    const value = attributes[name];
    if (value && !isPlaceholder(value)) return value;
  }
  if (src !== '' && !isPlaceholder(src)) return src;
  for (const name of SETS) {
    const found = largestOf(attributes[name] ?? '');
    if (found) return found;
  }
  return undefined;
}

/** A letter that was drawn: WordPress turns them into pictures for old browsers. */
export const isEmoji = (node: Markup): boolean =>
  classesOf(node).some((name) => ['emoji', 'wp-smiley', 'smiley'].includes(name));

/** Nobody sees it: it counts who reads. */
export const isPixel = ({ attributes: { width, height, src = '' } }: Markup): boolean =>
  (width === '1' && (height === '1' || height === undefined)) || /\/e\/ir\?/.test(src);

const idOf = (node: Markup): string | undefined =>
  classesOf(node)
    .find((name) => /^wp-image-\d{1,15}$/.test(name))
    ?.slice('wp-image-'.length) ?? node.attributes['data-id'];

const cutTo = (text: string, chars: number): string => text.slice(0, chars).toWellFormed().trim();

export interface FoundPicture {
  src: string;
  alt: string;
}

/** A picture with what it shows; its own words first, then those that the library had. */
export function readPicture(node: Markup, conversion: Conversion): FoundPicture | undefined {
  const known = conversion.attachment(idOf(node) ?? '');
  const src = conversion.picture(sourceOf(node) ?? known?.url ?? '');
  if (src === undefined) {
    const address = node.attributes.src?.slice(0, 120) ?? '';
    conversion.left('picture', why('picture_without_address', { address }));
    return undefined;
  }
  return { src, alt: cutTo(node.attributes.alt || known?.alt || '', ALT_CHARS) };
}

const rest = (caption: string): ContentBlock[] =>
  caption.length > CAPTION_CHARS
    ? [{ type: 'paragraph', content: [{ type: 'text', text: caption.slice(cutAt(caption)).trim() }] }]
    : [];

/** Between two words. */
function cutAt(caption: string): number {
  const space = caption.lastIndexOf(' ', CAPTION_CHARS);
  return space > 0 ? space : CAPTION_CHARS;
}

export const captionOf = (caption: string): { caption?: string } => {
  const text = caption.length > CAPTION_CHARS ? caption.slice(0, cutAt(caption)).trim() : caption;
  return text === '' ? {} : { caption: text };
};

/** A picture by itself; what a caption has no room for follows it. */
export const imageBlocks = ({ src, alt }: FoundPicture, caption = '', isWide = false): ContentBlock[] => {
  const image: Image = {
    type: 'image',
    attrs: { src, alt, ...captionOf(caption), ...(isWide && { wide: true as const }) },
  };
  return [image, ...rest(caption)];
};

/** Several; of very many, several galleries. One is a picture. */
export function galleryBlocks(pictures: GalleryPicture[]): ContentBlock[] {
  const [first] = pictures;
  if (pictures.length === 1 && first) return imageBlocks(first, first.caption ?? '');
  const blocks: ContentBlock[] = [];
  for (let from = 0; from < pictures.length; from += GALLERY_PICTURES)
    blocks.push({ type: 'gallery', attrs: { pictures: pictures.slice(from, from + GALLERY_PICTURES) } });
  return blocks;
}
