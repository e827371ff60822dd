import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { why } from '../why.ts';
import { buttonBlocks } from './card-blocks.ts';
import type { Attachment } from './conversion.ts';
import { embedBlocks, fileBlocks, fileKindOf, isProvider } from './embeds.ts';
import { paragraph } from './flow.ts';
import { findAll, isElement, type Markup, plainText, wordsOfHtml } from './markup.ts';
import { captionOf, galleryBlocks, imageBlocks, readPicture } from './pictures.ts';
import type { Walk } from './walk.ts';

type Attributes = Record<string, string>;
type MakeShortcode = (attributes: Attributes, node: Markup, walk: Walk) => ContentBlock[];

const idsIn = (list = ''): string[] => list.split(/[\s,]+/).filter(Boolean);

/** A picture, and what is written with it; what else was in it stays. */
const caption: MakeShortcode = (attributes, node, walk) => {
  const [image] = findAll(node.children, ({ tag }) => tag === 'img');
  if (!image) return walk.blocksOf(node.children);
  const found = readPicture(image, walk.conversion);
  const said = plainText(node.children) || wordsOfHtml(attributes.caption ?? '');
  if (!found) return said === '' ? [] : [paragraph(said)];
  const link = findAll(
    node.children,
    ({ tag, children }) => tag === 'a' && findAll(children, ({ tag: inner }) => inner === 'img').length > 0,
  )[0];
  const [first, ...more] = walk.blocksOf(link ? [link] : [image]);
  return first?.type === 'image' ? [...imageBlocks(first.attrs, said), ...more] : imageBlocks(found, said);
};

const picturesOf = (attachments: Attachment[], walk: Walk) =>
  attachments.flatMap(({ url, alt, caption: said }) => {
    const src = walk.conversion.picture(url);
    return src === undefined
      ? []
      : [{ src, alt: alt.slice(0, 300).toWellFormed(), ...captionOf(wordsOfHtml(said)) }];
  });

const gallery: MakeShortcode = ({ ids, include }, _node, walk) => {
  const wanted = idsIn(ids ?? include);
  const found = wanted.flatMap((id) => walk.conversion.attachment(id) ?? []);
  const all =
    wanted.length > 0
      ? found
      : walk.conversion.ownAttachments().filter(({ mime, url }) => isPicture(mime, url));
  if (all.length < wanted.length || all.length === 0) {
    const count = wanted.length - all.length;
    walk.conversion.left('shortcode', count > 0 ? why('gallery_some', { count }) : why('gallery_all'));
  }
  return galleryBlocks(picturesOf(all, walk));
};

const isPicture = (mime: string, url: string): boolean =>
  mime.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url);

const FILES = [
  'src',
  'mp3',
  'm4a',
  'ogg',
  'wav',
  'flac',
  'wma',
  'mp4',
  'm4v',
  'webm',
  'ogv',
  'wmv',
  'flv',
  'url',
  '0',
];

/** A sound or a video: a file of the old site, or something at another one. */
const player =
  (kind: 'audio' | 'video'): MakeShortcode =>
  (attributes, node, walk) => {
    const address = FILES.map((name) => attributes[name]).find(Boolean) ?? plainText(node.children);
    const src = address && walk.conversion.file(address);
    if (!src) {
      const [own] = walk.conversion.ownAttachments().filter(({ mime }) => mime.startsWith(`${kind}/`));
      if (own) return fileBlocks({ src: own.url, name: own.title, kind });
      walk.conversion.left('shortcode', why('player_without_file', { kind }));
      return [];
    }
    return isProvider(src) ? embedBlocks(src) : fileBlocks({ src, kind });
  };

const playlist: MakeShortcode = ({ ids, type }, _node, walk) => {
  const files = idsIn(ids).flatMap((id) => walk.conversion.attachment(id) ?? []);
  return files.flatMap(({ url, title, caption: said }) =>
    fileBlocks({
      src: url,
      name: title,
      caption: wordsOfHtml(said),
      kind: type === 'video' ? 'video' : fileKindOf(url),
    }),
  );
};

/** Whatever leads to somebody else's page. */
const embed: MakeShortcode = (attributes, node, walk) => {
  const inner = plainText(node.children);
  const named = [attributes.url, attributes.src, attributes['0'], inner].find((each) =>
    /^(?:https?:)?\/\//i.test(each ?? ''),
  );
  const href = named && walk.conversion.link(named);
  if (href?.startsWith('/')) return [paragraph(inner || named || href, href)];
  const made = href ? embedBlocks(href, attributes.title ?? '') : [];
  if (made.length === 0 && inner === '') walk.conversion.left('shortcode', why('embed_without_address'));
  return made.length > 0 ? made : walk.blocksOf(node.children);
};

const video =
  (prefix: string): MakeShortcode =>
  (attributes, node, walk) => {
    const id = attributes.id ?? attributes['0'] ?? plainText(node.children);
    if (/^[\w-]{5,20}$/.test(id)) return embedBlocks(`${prefix}${id}`);
    return embed(attributes, node, walk);
  };

const button: MakeShortcode = (attributes, node, walk) => {
  const label = plainText(node.children) || attributes.text || attributes.label || attributes.title || '';
  const address = attributes.url ?? attributes.link ?? attributes.href;
  return buttonBlocks(address ? walk.conversion.link(address) : undefined, label);
};

const KNOWN: Record<string, MakeShortcode> = {
  ...{ caption, wp_caption: caption, gallery, playlist, embed, button, su_button: button },
  ...{ audio: player('audio'), video: player('video') },
  ...{ youtube: video('https://www.youtube.com/watch?v='), vimeo: video('https://vimeo.com/') },
  ...{ wpvideo: video('https://videopress.com/v/'), videopress: video('https://videopress.com/v/') },
  ...{ soundcloud: embed, instagram: embed, tweet: embed, gist: embed, dailymotion: embed, spotify: embed },
};

const attributesIn = (text = '{}'): Attributes => {
  try {
    return JSON.parse(text) as Attributes;
  } catch {
    return {};
  }
};

/** Known ones become what they stand for; of others what they enclose stays, and they are named. */
export const shortcodeBlocks = (node: Markup, walk: Walk): ContentBlock[] => {
  const { name = '', data } = node.attributes;
  const attributes = attributesIn(data);
  const make = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (make) return make(attributes, node, walk);
  const written = Object.entries(attributes).map(([key, value]) =>
    /^\d+$/.test(key) ? value : `${key}="${value}"`,
  );
  walk.conversion.left(
    'shortcode',
    why('as_written', { written: `[${[name, ...written].join(' ').slice(0, 300)}]` }),
  );
  return walk.blocksOf(node.children.filter((child) => isElement(child) || child !== ''));
};
