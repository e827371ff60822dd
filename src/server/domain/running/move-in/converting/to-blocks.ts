import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { makerOf } from './block-makers.ts';
import type { Conversion } from './conversion.ts';
import { embedBlocks } from './embeds.ts';
import { emojiOf, pictureBlocks } from './figure-blocks.ts';
import { LineWriter, type Marks } from './line-writer.ts';
import { COMMENT, isElement, type Markup, type MarkupNode } from './markup.ts';
import type { Walk } from './walk.ts';
import { blockInComment } from './wordpress-blocks.ts';

const INLINE: Record<string, keyof Omit<Marks, 'link'>> = {
  ...{ strong: 'bold', b: 'bold', em: 'italic', i: 'italic', cite: 'italic', dfn: 'italic' },
  ...{ s: 'strike', del: 'strike', strike: 'strike', code: 'code', kbd: 'code', samp: 'code', tt: 'code' },
};
/** Elements that stand in a line and change nothing in it. */
const TRANSPARENT = new Set([
  ...[
    'span',
    'font',
    'u',
    'ins',
    'mark',
    'small',
    'big',
    'sub',
    'sup',
    'abbr',
    'acronym',
    'q',
    'var',
    'time',
    'label',
  ],
  ...[
    'bdo',
    'bdi',
    'ruby',
    'rb',
    'rt',
    'rp',
    'data',
    'wbr',
    'nobr',
    'picture',
    'noscript',
    'output',
    'meter',
    'progress',
  ],
]);
const UNSEEN = new Set([
  'style',
  'template',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'source',
  'param',
  'track',
  'area',
  'map',
]);

/** One element's content after the other. */
class Walker {
  readonly #writer = new LineWriter();
  readonly #conversion: Conversion;

  constructor(conversion: Conversion) {
    this.#conversion = conversion;
  }

  #walk(marks: Marks, isClassic: boolean): Walk {
    return {
      conversion: this.#conversion,
      isClassic,
      marks,
      blocksOf: (nodes, change = {}) =>
        blocksOf(nodes, this.#conversion, change.marks ?? marks, change.isClassic ?? isClassic),
    };
  }

  /** Line breaks of the classic editor: one is a line, two a paragraph. */
  #classic(text: string, marks: Marks): void {
    text.split(/\n[ \t\r]*\n/).forEach((part, index) => {
      if (index > 0) this.#writer.endLine();
      part.split('\n').forEach((line, place) => {
        if (place > 0) this.#writer.lineBreak();
        this.#writer.text(line, marks);
      });
    });
  }

  #inline(node: Markup, marks: Marks, isClassic: boolean): void {
    if (node.tag === 'a') {
      const href = this.#conversion.link(node.attributes.href ?? '');
      this.visit(node.children, href === undefined ? marks : { ...marks, link: href }, isClassic);
      return;
    }
    const mark = INLINE[node.tag];
    this.visit(node.children, mark ? { ...marks, [mark]: true } : marks, isClassic);
  }

  #element(node: Markup, marks: Marks, isClassic: boolean): void {
    const { tag } = node;
    const writer = this.#writer;
    if (tag === COMMENT) {
      const made = blockInComment(node.attributes.data ?? '', this.#walk(marks, isClassic));
      if (made) writer.block(...made);
    } else if (tag === 'br') writer.lineBreak();
    else if (tag === 'img') {
      const emoji = emojiOf(node);
      if (emoji !== undefined) writer.text(emoji, marks);
      else {
        const made = pictureBlocks(node, this.#walk(marks, isClassic), marks.link);
        if (made.length > 0) writer.block(...made);
      }
    } else if (tag === 'vt-classic') this.#apart(node, marks, true);
    else if (UNSEEN.has(tag)) return;
    else {
      const made = makerOf(node)?.(node, this.#walk(marks, isClassic));
      if (made) writer.block(...made);
      else if (tag === 'a' || Object.hasOwn(INLINE, tag) || TRANSPARENT.has(tag))
        this.#inline(node, marks, isClassic);
      else this.#apart(node, marks, isClassic);
    }
  }

  /** What begins and ends a paragraph. */
  #apart(node: Markup, marks: Marks, isClassic: boolean): void {
    this.#writer.endLine();
    this.visit(node.children, marks, isClassic);
    this.#writer.endLine();
  }

  visit(nodes: MarkupNode[], marks: Marks, isClassic: boolean): void {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, marks, isClassic);
      else if (isClassic && node.includes('\n')) this.#classic(node, marks);
      else this.#writer.text(node, marks);
    }
  }

  end(): ContentBlock[] {
    this.#writer.endLine();
    return this.#writer.blocks;
  }
}

function blocksOf(
  nodes: MarkupNode[],
  conversion: Conversion,
  marks: Marks,
  isClassic: boolean,
): ContentBlock[] {
  const walker = new Walker(conversion);
  walker.visit(nodes, marks, isClassic);
  return walker.end();
}

/** An address on a line by itself shows what it leads to, where it leads to somebody whom many people watch or hear. */
export function withEmbeds(blocks: ContentBlock[], isKnown: (address: string) => boolean): ContentBlock[] {
  return blocks.flatMap((block) => {
    const [only, ...more] = block.type === 'paragraph' ? (block.content ?? []) : [];
    if (only?.type !== 'text' || more.length > 0 || !isKnown(only.text.trim())) return [block];
    const made = embedBlocks(only.text.trim());
    return made.length > 0 ? made : [block];
  });
}

/** A text from elsewhere as blocks of ours. */
export const toBlocks = (nodes: MarkupNode[], conversion: Conversion): ContentBlock[] =>
  blocksOf(nodes, conversion, {}, false);
