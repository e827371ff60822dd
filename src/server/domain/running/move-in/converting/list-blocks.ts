import type { ContentBlock, ContentListItem } from '#contract/writing/content/content.schemas.ts';
import { type Flow, flattened, softened } from './flow.ts';
import { isElement, type Markup, type MarkupNode } from './markup.ts';
import type { MakeBlocks } from './walk.ts';

/** A document nests so many lists; the schema's depth has room for them in a cell of a table, too. */
const DEPTH = 5;

const isList = (node: MarkupNode): node is Markup =>
  isElement(node) && (node.tag === 'ul' || node.tag === 'ol');

/** Items as they were meant: a list that stands beside items belongs to the one before it. */
function itemsOf({ children }: Markup): MarkupNode[][] {
  const items: MarkupNode[][] = [];
  for (const child of children) {
    if (isElement(child) && child.tag === 'li') items.push([...child.children]);
    else if (isList(child) && items.length > 0) items.at(-1)?.push(child);
    else if (isElement(child) || child.trim() !== '') items.push([child]);
  }
  return items;
}

const itemOf = (content: Flow[]): ContentListItem => ({
  type: 'listItem',
  content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
});

/** What cannot stand in a list stands between its halves: words stay in order. */
export const listBlocks: MakeBlocks = (node, walk) => {
  const type = node.tag === 'ol' ? 'orderedList' : 'bulletList';
  const made: ContentBlock[] = [];
  let items: ContentListItem[] = [];
  const end = () => {
    if (items.length > 0) made.push(flattened({ type, content: items }, DEPTH));
    items = [];
  };
  for (const item of itemsOf(node)) {
    let held: Flow[] = [];
    const endItem = () => {
      if (held.length > 0) items.push(itemOf(held));
      held = [];
    };
    for (const block of walk.blocksOf(item)) {
      const flow = softened(block);
      if (flow) held.push(...flow);
      else {
        endItem();
        end();
        made.push(block);
      }
    }
    endItem();
  }
  end();
  return made;
};

/** Terms and what they mean: paragraphs, the terms in bold. */
export const definitionBlocks: MakeBlocks = ({ children }, walk) =>
  children.flatMap((child) => {
    const isTerm = isElement(child) && child.tag === 'dt';
    const inner = isElement(child) ? child.children : [child];
    return walk.blocksOf(inner, isTerm ? { marks: { ...walk.marks, bold: true } } : {});
  });
