import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { type FileEnding, fileFormats } from '#contract/writing/media/files.ts';
import { paragraph } from '../converting/flow.ts';
import { UNKNOWN_HOST } from '../entries/links.ts';
import { isAmazonsPicture } from '../money/amazon-places.ts';
import { isInline } from './inline-pictures.ts';

/** Every picture of a document, with what it shows. */
export function picturesIn({ content }: ContentDocument): { src: string; alt: string }[] {
  return content.flatMap((block) => {
    if (block.type === 'image') return [block.attrs];
    if (block.type === 'gallery') return block.attrs.pictures;
    return block.type === 'embed' && block.attrs.picture ? [{ src: block.attrs.picture, alt: '' }] : [];
  });
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** What a link to a file of a site leads to, by how its address ends; undefined for a page. */
export function linkedAs(href: string): 'picture' | 'file' | undefined {
  if (!URL.canParse(href)) return undefined;
  const { pathname } = new URL(href);
  if (PICTURE.test(pathname)) return 'picture';
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(fileFormats, ending as FileEnding) ? 'file' : undefined;
}

interface Linking {
  href: string;
}

/** Links, wherever in a document they stand: in lines, at pictures, at buttons. */
function* linksIn(node: unknown): Generator<Linking> {
  if (Array.isArray(node)) for (const each of node) yield* linksIn(each);
  else if (typeof node === 'object' && node !== null) {
    const { type, attrs } = node as { type?: string; attrs?: Partial<Linking> };
    if ((type === 'link' || type === 'button') && attrs?.href !== undefined) yield attrs as Linking;
    for (const each of Object.values(node)) yield* linksIn(each);
  }
}

/** The addresses of files that texts offer or lead to. */
export function filesIn({ content }: ContentDocument): { src: string; isOffered: boolean }[] {
  const offered = new Set(content.flatMap((block) => (block.type === 'file' ? [block.attrs.src] : [])));
  const linked = [...linksIn(content)].map(({ href }) => href).filter((href) => linkedAs(href));
  return [
    ...[...offered].map((src) => ({ src, isOffered: true })),
    ...linked.filter((src) => !offered.has(src)).map((src) => ({ src, isOffered: false })),
  ];
}

/**
 * One that is nowhere stays at its old address, over https: it may come back, and somebody may put another there. Amazon lets
 * nobody show its own but as its programme says, so those are left out.
 */
const atHome = (src: string): string | undefined =>
  src.startsWith(UNKNOWN_HOST) || isInline(src) || isAmazonsPicture(src)
    ? undefined
    : src.replace(/^http:/, 'https:');

export interface NewPlace {
  address: string;
  size?: number | undefined;
}

function placed(block: ContentBlock, placeOf: (src: string) => NewPlace | undefined): ContentBlock[] {
  const find = (src: string) => placeOf(src)?.address ?? atHome(src);
  if (block.type === 'image') {
    const src = find(block.attrs.src);
    if (src !== undefined) return [{ ...block, attrs: { ...block.attrs, src } }];
    return block.attrs.caption ? [paragraph(block.attrs.caption)] : [];
  }
  if (block.type === 'gallery') {
    const pictures = block.attrs.pictures.flatMap((each) => {
      const src = find(each.src);
      return src === undefined ? [] : [{ ...each, src }];
    });
    const lost = block.attrs.pictures.filter(({ src, caption }) => find(src) === undefined && caption);
    const captions = lost.map(({ caption }) => paragraph(caption ?? ''));
    return [...(pictures.length > 0 ? [{ ...block, attrs: { pictures } }] : []), ...captions];
  }
  if (block.type === 'file') {
    const { src, name, caption = '' } = block.attrs;
    const place = placeOf(src);
    const size = place?.size;
    const address = place?.address ?? (src.startsWith(UNKNOWN_HOST) ? undefined : src);
    if (address === undefined) return [name, caption].filter(Boolean).map((line) => paragraph(line));
    return [{ ...block, attrs: { ...block.attrs, src: address, ...(size !== undefined && { size }) } }];
  }
  if (block.type !== 'embed' || !block.attrs.picture) return [block];
  const { picture, ...attrs } = block.attrs;
  const found = placeOf(picture);
  return [{ ...block, attrs: found === undefined ? attrs : { ...attrs, picture: found.address } }];
}

/** The document with each picture and file where it is now; one that was below no host leaves its words. */
export function placePictures(
  document: ContentDocument,
  placeOf: (src: string) => NewPlace | undefined,
): ContentDocument {
  const content = structuredClone(document.content).flatMap((block) => placed(block, placeOf));
  for (const link of linksIn(content)) link.href = placeOf(link.href)?.address ?? link.href;
  return { ...document, content };
}
