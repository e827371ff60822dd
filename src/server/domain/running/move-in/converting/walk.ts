import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { Conversion } from './conversion.ts';
import type { Marks } from './line-writer.ts';
import type { Markup, MarkupNode } from './markup.ts';

/** What somebody is given who makes blocks of an element. */
export interface Walk {
  conversion: Conversion;
  /** Line breaks are paragraphs and lines, as in WordPress's classic editor. */
  isClassic: boolean;
  marks: Marks;
  /** What stands within, as blocks. */
  blocksOf(nodes: MarkupNode[], change?: { marks?: Marks; isClassic?: boolean }): ContentBlock[];
}

/** The blocks that an element becomes; undefined where it is part of a line, or means nothing by itself. */
export type MakeBlocks = (node: Markup, walk: Walk) => ContentBlock[] | undefined;
