import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { anyDocument } from '#test/harness/data/any-document.ts';
import { fileNameOf, isProvider } from '../move-in/converting/embeds.ts';
import { fitDocument } from '../move-in/converting/fit-document.ts';
import { toBlocks, withEmbeds } from '../move-in/converting/to-blocks.ts';
import { wordpressMarkup } from '../move-in/converting/wordpress-text.ts';
import { plainBlocks } from './plain-blocks.ts';
import { toWordPress } from './to-wordpress.ts';

const SITE = 'https://vitrina.example';
const addresses = {
  absolute: (address: string) => (address.startsWith('/') ? SITE + address : address),
  isSponsored: () => false,
};
/** What comes from here is at home again. */
const here = (address: string) => (address.startsWith(`${SITE}/`) ? address.slice(SITE.length) : address);

/** A document as WordPress would export it, and as it would come back. */
function outAndIn({ content }: ContentDocument): { document: ContentDocument; left: string[] } {
  const left: string[] = [];
  const html = toWordPress(plainBlocks(content, new Map(), { pros: 'Pros', cons: 'Cons' }), addresses);
  const markup = wordpressMarkup(html, { sharedBlock: () => undefined, left: ({ code }) => left.push(code) });
  const blocks = toBlocks(markup, {
    link: (href) => (isLinkHref(here(href)) ? here(href) : undefined),
    picture: here,
    file: here,
    attachment: () => undefined,
    ownAttachments: () => [],
    sharedBlock: () => undefined,
    left: (kind, { code }) => left.push(`${kind}: ${code}`),
  });
  const document = fitDocument(withEmbeds(blocks, isProvider));
  if (!document) throw new Error('No document came back.');
  return { document, left };
}

/** What readers read, in order. The name of a file that is played is its file's where nobody gave it another. */
function wordsOf(block: object): string[] {
  const {
    type,
    text,
    attrs = {},
    content = [],
  } = block as {
    type: string;
    text?: string;
    attrs?: Record<string, unknown>;
    content?: object[];
  };
  const { summary, label, name, caption, title, href, src, pictures = [] } = attrs;
  const isNamed = name !== undefined && name !== (fileNameOf(String(src)) || src);
  return [
    ...[
      text,
      summary,
      label,
      ...(type === 'embed' ? [title || new URL(String(href)).href] : []),
      isNamed ? name : undefined,
      caption,
    ],
    ...(pictures as { caption?: string }[]).map((picture) => picture.caption),
    ...content.flatMap(wordsOf),
  ].filter((words): words is string => typeof words === 'string');
}
const letters = (blocks: ContentBlock[]) => blocks.flatMap(wordsOf).join('').replace(/[\s•]/g, '');

/** An item of a list without a word: in the middle of others it comes and goes with the lists around it. */
const hasEmptyItem = (nodes: readonly object[]): boolean =>
  nodes.some((node) => {
    const { type, content = [] } = node as { type: string; content?: object[] };
    return (type === 'listItem' && content.flatMap(wordsOf).length === 0) || hasEmptyItem(content);
  });

describe('any document that leaves for WordPress and comes back', () => {
  test('says what it said, in order, and nothing is told to have been left', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { document: back, left } = outAndIn(document);
        const said = plainBlocks(document.content, new Map(), { pros: 'Pros', cons: 'Cons' });
        expect(letters(back.content)).toBe(letters(said));
        expect(left).toEqual([]);
      }),
    );
  });

  test('is the same once it has been there: a second time changes nothing', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        fc.pre(!hasEmptyItem(document.content));
        const { document: once } = outAndIn(document);
        expect(outAndIn(once).document).toEqual(once);
      }),
    );
  });
});

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

test('what both sides have a block for comes back as that block', () => {
  const content: ContentBlock[] = [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Título & <b>' }] },
    paragraph('Isto [gallery] não é um código [x]'),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph('um'),
            { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('dois')] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [paragraph('Disse')] },
    { type: 'horizontalRule' },
    {
      type: 'image',
      attrs: { src: '/media/a-1200.webp', alt: 'Uma "panela"', caption: 'Legenda', wide: true },
    },
    {
      type: 'gallery',
      attrs: {
        pictures: [
          { src: '/media/a-1200.webp', alt: 'a', caption: 'x' },
          { src: '/media/b-1200.webp', alt: 'b' },
        ],
      },
    },
    { type: 'embed', attrs: { href: 'https://e.example/a', title: 'Um filme' } },
    { type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text: 'a < b\n  [c]' }] },
    { type: 'button', attrs: { href: 'https://e.example/', label: 'Vá' } },
    { type: 'details', attrs: { summary: 'Por quê?' }, content: [paragraph('Porque sim.')] },
    { type: 'file', attrs: { src: '/media/files/a.mp3', name: 'a.mp3', kind: 'audio', caption: 'Ouça' } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('A')] },
            { type: 'tableHeader', content: [paragraph('B')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('1')] },
            { type: 'tableCell', content: [paragraph('2')] },
          ],
        },
      ],
    },
  ];
  expect(outAndIn({ type: 'doc', content }).document.content).toEqual(content);
});

test('paragraphs of one item do not run together', () => {
  const item = { type: 'listItem' as const, content: [paragraph('um'), paragraph('dois')] };
  const html = toWordPress([{ type: 'bulletList', content: [item] }], addresses);
  expect(html).toContain('<li>um<br>dois</li>');
});
