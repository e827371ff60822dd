import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { why } from '../why.ts';
import type { Conversion } from './conversion.ts';
import { embedBlocks, fileBlocks } from './embeds.ts';
import {
  classesOf,
  findAll,
  findFirst,
  hasClass,
  isElement,
  type Markup,
  type MarkupNode,
  plainText,
} from './markup.ts';
import {
  captionOf,
  type GalleryPicture,
  galleryBlocks,
  imageBlocks,
  isEmoji,
  isPixel,
  readPicture,
} from './pictures.ts';
import type { MakeBlocks, Walk } from './walk.ts';

const isCaption = (node: MarkupNode): node is Markup =>
  isElement(node) &&
  (node.tag === 'figcaption' ||
    hasClass(node, 'wp-caption-text', 'gallery-caption', 'blocks-gallery-caption'));

const isImage = ({ tag }: Markup): boolean => tag === 'img';

/** Links of a caption have no place in it: they are named. */
function captionText(nodes: MarkupNode[], conversion: Conversion): string {
  for (const { attributes } of findAll(nodes, ({ tag }) => tag === 'a'))
    if (attributes.href)
      conversion.left('link', why('caption_link', { address: attributes.href.slice(0, 300) }));
  return plainText(nodes);
}

/** A caption under what has one; under anything else it is a paragraph of its own. */
function withCaption(blocks: ContentBlock[], nodes: MarkupNode[], walk: Walk): ContentBlock[] {
  const [only] = blocks;
  if (nodes.length === 0) return blocks;
  if (blocks.length === 1 && only?.type === 'image')
    return imageBlocks(only.attrs, captionText(nodes, walk.conversion), only.attrs.wide);
  if (blocks.length === 1 && only?.type === 'file')
    return [{ ...only, attrs: { ...only.attrs, ...captionOf(captionText(nodes, walk.conversion)) } }];
  return [...blocks, ...walk.blocksOf(nodes, { isClassic: false })];
}

const isGallery = (node: Markup): boolean =>
  classesOf(node).some((name) =>
    [
      'wp-block-gallery',
      'blocks-gallery-grid',
      'kg-gallery-card',
      'tiled-gallery',
      'wp-block-jetpack-tiled-gallery',
    ].includes(name),
  ) ||
  (hasClass(node, 'gallery') && findAll(node.children, isImage).length > 1);

/** Each picture with the caption that stands with it, and what is said below all of them. */
export const galleryOf: MakeBlocks = (node, walk) => {
  const { conversion } = walk;
  const pictures: GalleryPicture[] = [];
  const own: MarkupNode[] = [];
  const visit = (nodes: MarkupNode[], captions: MarkupNode[]): void => {
    for (const child of nodes) {
      if (!isElement(child)) continue;
      const isSaid: boolean = isCaption(child);
      if (isSaid) {
        if (captions === own) own.push(...child.children);
      } else if (isImage(child)) {
        const found = readPicture(child, conversion);
        if (found) pictures.push({ ...found, ...captionOf(captionText(captions, conversion)) });
      } else {
        const holds = findAll(child.children, isImage).length === 1;
        const said = findFirst(child.children, isCaption);
        visit(child.children, holds ? (said?.children ?? captions) : captions);
      }
    }
  };
  visit(node.children, own);
  return [
    ...galleryBlocks(pictures.map((each) => ({ ...each }))),
    ...walk.blocksOf(own, { isClassic: false }),
  ];
};

/** An address in a figure of WordPress's is what it shows; a few words below it are what it is called. */
function embedOf(node: Markup, walk: Walk): ContentBlock[] {
  const said = node.children.filter(isCaption).flatMap(({ children }) => children);
  const address = plainText(node.children.filter((child) => !isCaption(child))).trim();
  if (/\s/.test(address)) return [];
  const title = plainText(said);
  const isPlain = title.length <= 200 && findAll(said, ({ tag }) => tag === 'a').length === 0;
  const made = embedBlocks(address, isPlain ? title : '');
  return made.length === 0 || isPlain ? made : [...made, ...walk.blocksOf(said, { isClassic: false })];
}

export const figureBlocks: MakeBlocks = (node, walk) => {
  if (isGallery(node)) return galleryOf(node, walk);
  const embed = hasClass(node, 'wp-block-embed') ? embedOf(node, walk) : [];
  if (embed.length > 0) return embed;
  const captions = node.children.filter(isCaption);
  const others = node.children.filter((child) => !isCaption(child));
  const isWide = hasClass(node, 'alignwide', 'alignfull', 'kg-width-wide', 'kg-width-full');
  const inner = walk.blocksOf(others, { isClassic: false });
  const blocks = inner.map((block) =>
    block.type === 'image' && isWide ? { ...block, attrs: { ...block.attrs, wide: true as const } } : block,
  );
  return withCaption(
    blocks,
    captions.flatMap(({ children }) => children),
    walk,
  );
};

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg)(?:[?#]|$)/i;

/** A picture by itself; one that led somewhere else than to itself is followed by a button that does. */
export function pictureBlocks(node: Markup, walk: Walk, link: string | undefined): ContentBlock[] {
  if (isPixel(node)) return [];
  const found = readPicture(node, walk.conversion);
  if (!found) return [];
  const blocks = imageBlocks(found);
  if (link === undefined || PICTURE_FILE.test(link) || link === found.src) return blocks;
  if (found.alt === '') {
    walk.conversion.left('link', why('picture_link', { address: link.slice(0, 300) }));
    return blocks;
  }
  return [
    ...blocks,
    { type: 'button', attrs: { href: link, label: found.alt.slice(0, 120).toWellFormed() } },
  ];
}

export const emojiOf = (node: Markup): string | undefined =>
  isEmoji(node) ? (node.attributes.alt ?? '') : undefined;

/** Sounds and videos: with their own address, or that of their first source. */
export const playerBlocks: MakeBlocks = (node, walk) => {
  const source = findFirst(
    node.children,
    ({ tag, attributes }) => tag === 'source' && Boolean(attributes.src),
  );
  const address = node.attributes.src || source?.attributes.src || '';
  const src = walk.conversion.file(address);
  const inner = walk.blocksOf(node.children.filter((child) => !isElement(child) || child.tag !== 'source'));
  return src ? fileBlocks({ src, kind: node.tag === 'audio' ? 'audio' : 'video' }) : inner;
};

export const frameBlocks: MakeBlocks = ({ attributes, children, tag }, walk) => {
  const address =
    attributes['data-src'] || attributes['data-lazy-src'] || attributes.src || attributes.data || '';
  const made = embedBlocks(walk.conversion.link(address) ?? address, attributes.title ?? '');
  if (made.length === 0 && address !== '')
    walk.conversion.left('markup', why('closed_frame', { tag, address: address.slice(0, 200) }));
  return [...made, ...walk.blocksOf(children.filter((child) => isElement(child) && child.tag !== 'param'))];
};
