import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { ContentInline } from '#contract/writing/content/content.schemas.ts';
import { anyDocument } from '#test/harness/data/any-document.ts';
import { type PlainBlock, plainBlocks } from './plain-blocks.ts';
import { toMarkdown } from './to-markdown.ts';
import { toWordPress } from './to-wordpress.ts';

const wording = { pros: 'Pros', cons: 'Cons' };
const addresses = { absolute: (address: string) => address, isSponsored: () => false };
const nothing = new Map<number, never>();

/** What readers read of a block, whatever it is written in. */
function wordsOf(block: object): string[] {
  const each = block as { text?: string; attrs?: Record<string, unknown>; content?: object[] };
  const { summary, label, name, caption, title, href, pictures } = each.attrs ?? {};
  const isEmbed = (each as { type?: string }).type === 'embed';
  return [
    each.text,
    summary,
    label,
    ...(isEmbed ? [title || href] : []),
    name,
    caption,
    ...((pictures as { caption?: string }[] | undefined) ?? []).map((picture) => picture.caption),
    ...(each.content ?? []).flatMap(wordsOf),
  ].filter((words): words is string => typeof words === 'string');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const shown = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/g, (_, code: string, named: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[named] ?? '?'),
    );
const letters = (text: string) => text.replace(/[\s•]/g, '');

const read = (blocks: PlainBlock[]) => letters(blocks.flatMap(wordsOf).join(''));

describe('any document that leaves', () => {
  test('says in WordPress’s blocks what it said, and every comment ends', () => {
    fc.assert(
      fc.property(anyDocument, ({ content }) => {
        const blocks = plainBlocks(content, nothing, wording);
        const html = toWordPress(blocks, addresses);
        // What is only embedded says its address there, and its title below.
        const expected = blocks.flatMap((block) =>
          block.type === 'embed' ? [block.attrs.href, block.attrs.title ?? ''] : wordsOf(block),
        );
        expect(letters(shown(html))).toBe(letters(expected.join('')));
        const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name).sort();
        expect(names(/<!-- wp:([a-z-]+)/g)).toEqual(names(/<!-- \/wp:([a-z-]+)/g));
      }),
    );
  });

  test('says in Markdown what it said', () => {
    fc.assert(
      fc.property(anyDocument, ({ content }) => {
        const blocks = plainBlocks(content, nothing, wording).map(withoutRaw);
        const html = marked.parse(
          toMarkdown(blocks, (href) => href),
          { async: false },
        );
        expect(letters(shown(html))).toBe(read(blocks));
      }),
    );
  });
});

/** In Markdown a file is its name and no more. */
const withoutRaw = (block: PlainBlock): PlainBlock => {
  if (block.type !== 'file') return block;
  const { caption: _, ...attrs } = block.attrs;
  return { ...block, attrs };
};

const text = (words: string): ContentInline => ({ type: 'text', text: words });
const paragraph = (...content: ContentInline[]) => ({ type: 'paragraph' as const, content });

test('a product goes as its name, its picture and its shop’s link, and without a price', () => {
  const card = {
    id: 1,
    brand: 'Nimbra',
    name: 'Aero 3',
    imageUrl: '/media/aero-1200.webp',
    specs: {},
    reviewSlug: null,
    score: null,
    verdict: 'Limpa bem.',
    bestFor: '',
    pros: [],
    cons: [],
    offer: {
      id: 9,
      marketplace: 'amazon' as const,
      shopName: 'Amazon',
      url: 'https://www.amazon.com.br/dp/B0?tag=x-20',
      availability: 'in_stock' as const,
      price: 154990,
      currency: 'BRL',
      asOf: null,
    },
  };
  const blocks = plainBlocks(
    [{ type: 'productCard', attrs: { productId: 1 } }],
    new Map([[1, card]]),
    wording,
  );
  const html = toWordPress(blocks, {
    absolute: (each) => `https://v.example${each}`,
    isSponsored: () => true,
  });
  expect(html).toContain('<img src="https://v.example/media/aero-1200.webp" alt="Nimbra Aero 3"/>');
  expect(html).toContain('rel="sponsored nofollow">Amazon</a>');
  expect(html).not.toContain('1549');
  expect(toMarkdown(blocks, (each) => each)).toBe(
    '![Nimbra Aero 3](</media/aero-1200.webp>)\n\n**Nimbra Aero 3**\n\nLimpa bem.\n\n[Amazon](<https://www.amazon.com.br/dp/B0?tag=x-20>)\n',
  );
});

test('what Markdown would take for its own stays a letter', () => {
  const lines = ['# no heading', '- no list', '1. none either', '*a* _b_ `c` [d](e) <f>'];
  const written = toMarkdown(
    lines.map((line) => paragraph(text(line))),
    (each) => each,
  );
  expect(
    shown(marked.parse(written, { async: false }))
      .trim()
      .split('\n'),
  ).toEqual(lines);
});
