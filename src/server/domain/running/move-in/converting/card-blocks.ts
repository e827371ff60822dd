import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { why } from '../why.ts';
import { embedBlocks, fileBlocks } from './embeds.ts';
import { paragraph, softened, wrapFlow } from './flow.ts';
import { findFirst, hasClass, type Markup, type MarkupNode, plainText } from './markup.ts';
import { readPicture } from './pictures.ts';
import type { MakeBlocks, Walk } from './walk.ts';

const LABEL_CHARS = 120;
const SUMMARY_CHARS = 500;

const within = (node: Markup, ...names: string[]): Markup | undefined =>
  findFirst(node.children, (each) => hasClass(each, ...names));
const said = (node: Markup | undefined): string => (node ? plainText(node.children) : '');
const lines = (...texts: string[]): ContentBlock[] =>
  texts.filter((text) => text !== '').map((text) => paragraph(text));

/** A button, where it has both an address and a word; otherwise what it says. */
export function buttonBlocks(href: string | undefined, label: string): ContentBlock[] {
  if (label === '') return [];
  if (href === undefined || label.length > LABEL_CHARS) return [paragraph(label, href)];
  return [{ type: 'button', attrs: { href, label } }];
}

export const linkButton: MakeBlocks = (node, walk) =>
  buttonBlocks(walk.conversion.link(node.attributes.href ?? ''), plainText(node.children));

/** What opens: a question and its answer, as far as it can stand within; the rest follows it. */
export function detailsBlocks(summary: string, inner: MarkupNode[], walk: Walk): ContentBlock[] {
  const blocks = walk.blocksOf(inner);
  if (summary === '') return blocks;
  const firstApart = blocks.findIndex((block) => softened(block) === undefined);
  const within = firstApart < 0 ? blocks : blocks.slice(0, firstApart);
  const content = within.flatMap((block) => softened(block) ?? []);
  if (content.length === 0 || summary.length > SUMMARY_CHARS) return [paragraph(summary), ...blocks];
  return [{ type: 'details', attrs: { summary }, content }, ...blocks.slice(within.length)];
}

const bookmark: MakeBlocks = (node, walk) => {
  const link = findFirst(node.children, ({ tag, attributes }) => tag === 'a' && Boolean(attributes.href));
  const href = walk.conversion.link(link?.attributes.href ?? '');
  const title = said(within(node, 'kg-bookmark-title'));
  const thumbnail = within(node, 'kg-bookmark-thumbnail');
  const image = thumbnail && findFirst(thumbnail.children, ({ tag }) => tag === 'img');
  const picture = image && readPicture(image, walk.conversion)?.src;
  const more = lines(
    said(within(node, 'kg-bookmark-description')),
    [said(within(node, 'kg-bookmark-author')), said(within(node, 'kg-bookmark-publisher'))]
      .filter(Boolean)
      .join(' · '),
    said(findFirst(node.children, ({ tag }) => tag === 'figcaption')),
  );
  if (href?.startsWith('http')) return [...embedBlocks(href, title, picture), ...more];
  return [...(title === '' ? [] : [paragraph(title, href)]), ...more];
};

const callout: MakeBlocks = (node, walk) => {
  const emoji = said(within(node, 'kg-callout-emoji'));
  const text = within(node, 'kg-callout-text');
  const blocks = walk.blocksOf(text ? text.children : node.children);
  const [first] = blocks;
  if (emoji !== '' && text && first?.type === 'paragraph')
    first.content = [{ type: 'text', text: `${emoji} ` }, ...(first.content ?? [])];
  return wrapFlow(blocks, (content) => ({ type: 'callout', content }));
};

const toggle: MakeBlocks = (node, walk) =>
  detailsBlocks(
    said(within(node, 'kg-toggle-heading-text')),
    within(node, 'kg-toggle-content')?.children ?? [],
    walk,
  );

const product: MakeBlocks = (node, walk) => {
  const image = findFirst(node.children, ({ tag }) => tag === 'img');
  const title = within(node, 'kg-product-card-title');
  const description = within(node, 'kg-product-card-description');
  const button = within(node, 'kg-product-card-button');
  const name = said(title);
  return [
    ...(image ? walk.blocksOf([image]) : []),
    ...(name
      ? [
          {
            type: 'heading' as const,
            attrs: { level: 3 as const },
            content: [{ type: 'text' as const, text: name }],
          },
        ]
      : []),
    ...walk.blocksOf(description?.children ?? []),
    ...(button ? (linkButton(button, walk) ?? []) : []),
  ];
};

const file: MakeBlocks = (node, walk) => {
  const link = findFirst(node.children, ({ tag, attributes }) => tag === 'a' && Boolean(attributes.href));
  const player = findFirst(node.children, ({ tag }) => tag === 'audio' || tag === 'video');
  const address = player?.attributes.src || link?.attributes.href || '';
  const src = walk.conversion.file(address);
  const name =
    said(within(node, 'kg-file-card-title')) ||
    said(within(node, 'kg-audio-title')) ||
    said(within(node, 'kg-file-card-filename'));
  const caption =
    said(within(node, 'kg-file-card-caption')) ||
    said(findFirst(node.children, ({ tag }) => tag === 'figcaption'));
  if (!src) return lines(name, caption);
  const kind = player
    ? player.tag === 'audio'
      ? 'audio'
      : 'video'
    : hasClass(node, 'kg-audio-card')
      ? 'audio'
      : hasClass(node, 'kg-video-card')
        ? 'video'
        : undefined;
  return fileBlocks({ src, name, caption, ...(kind && { kind }) });
};

const dropped =
  (code: 'signup_card' | 'mail_card'): MakeBlocks =>
  (node, { conversion }) => {
    conversion.left('card', why(code, { words: plainText(node.children).slice(0, 200) }));
    return [];
  };

const wordPressFile: MakeBlocks = (node, walk) => {
  const link = findFirst(node.children, ({ tag, attributes }) => tag === 'a' && Boolean(attributes.href));
  const src = walk.conversion.file(link?.attributes.href ?? '');
  if (!src || !link) return undefined;
  // Whatever it is, it was there to be taken along, and not to be played.
  return fileBlocks({ src, name: said(link), kind: 'file' });
};

/** Elements that mean one thing, by a class of theirs. */
export const cards: Record<string, MakeBlocks> = {
  'kg-bookmark-card': bookmark,
  'kg-callout-card': callout,
  'kg-toggle-card': toggle,
  'kg-product-card': product,
  'kg-file-card': file,
  'kg-audio-card': file,
  'kg-video-card': file,
  'kg-signup-card': dropped('signup_card'),
  'kg-email-card': dropped('mail_card'),
  'kg-btn': linkButton,
  'wp-block-button__link': linkButton,
  'wp-block-file': wordPressFile,
};
