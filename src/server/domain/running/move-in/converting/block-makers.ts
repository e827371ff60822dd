import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { BOX, readBox } from '../money/boxes.ts';
import { why } from '../why.ts';
import { cards, detailsBlocks } from './card-blocks.ts';
import { figureBlocks, frameBlocks, galleryOf, playerBlocks } from './figure-blocks.ts';
import { wrapFlow } from './flow.ts';
import { definitionBlocks, listBlocks } from './list-blocks.ts';
import { classesOf, isElement, type Markup, type MarkupNode, plainText } from './markup.ts';
import { preBlocks } from './pre-blocks.ts';
import { shortcodeBlocks } from './shortcode-blocks.ts';
import { tableBlocks } from './table-blocks.ts';
import type { MakeBlocks } from './walk.ts';

const heading =
  (level: 2 | 3 | 4): MakeBlocks =>
  (node, walk) =>
    walk
      .blocksOf(node.children, { isClassic: false })
      .flatMap((block): ContentBlock[] =>
        block.type === 'paragraph'
          ? [{ type: 'heading', attrs: { level }, content: block.content }]
          : [block],
      );

const left =
  (kind: 'script' | 'form'): MakeBlocks =>
  ({ tag, attributes, children }, { conversion }) => {
    const what = attributes.src || attributes.action || plainText(children).slice(0, 100);
    conversion.left(kind, why('as_written', { written: `<${tag}> ${what.slice(0, 200)}`.trim() }));
    return [];
  };

const quote: MakeBlocks = (node, walk) =>
  wrapFlow(walk.blocksOf(node.children), (content) => ({ type: 'blockquote', content }));

const details: MakeBlocks = (node, walk) => {
  const isSummary = (child: MarkupNode): child is Markup => isElement(child) && child.tag === 'summary';
  const summary = node.children.find(isSummary);
  return detailsBlocks(
    summary ? plainText(summary.children) : '',
    node.children.filter((child) => child !== summary),
    walk,
  );
};

/** A box of products, and what was written within it. */
const box: MakeBlocks = (node, walk) => [
  ...(walk.conversion.box?.(readBox(node)) ?? []),
  ...walk.blocksOf(node.children),
];

const MAKERS: Record<string, MakeBlocks> = {
  ...{ h1: heading(2), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(4), h6: heading(4) },
  ...{ ul: listBlocks, ol: listBlocks, menu: listBlocks, dir: listBlocks, dl: definitionBlocks },
  ...{
    table: tableBlocks,
    figure: figureBlocks,
    blockquote: quote,
    details,
    pre: preBlocks,
    listing: preBlocks,
    xmp: preBlocks,
  },
  ...{
    audio: playerBlocks,
    video: playerBlocks,
    iframe: frameBlocks,
    object: frameBlocks,
    embed: frameBlocks,
    frame: frameBlocks,
  },
  ...{ script: left('script'), form: left('form'), 'vt-shortcode': shortcodeBlocks, [BOX]: box },
  hr: () => [{ type: 'horizontalRule' }],
};

/** Who makes blocks of an element: a class of its own says more than its name. */
export function makerOf(node: Markup): MakeBlocks | undefined {
  for (const name of classesOf(node)) {
    if (Object.hasOwn(cards, name)) return cards[name];
    if (name === 'gallery' || name === 'wp-block-gallery' || name === 'tiled-gallery')
      return node.tag === 'figure' ? figureBlocks : galleryOf;
  }
  return Object.hasOwn(MAKERS, node.tag) ? MAKERS[node.tag] : undefined;
}
