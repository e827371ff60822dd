import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { ReplaceWords } from './replace-words.ts';

interface AnyNode {
  type: string;
  text?: string;
  marks?: { type: string; attrs?: { href: string } }[];
  content?: AnyNode[];
}

/** A run of text that has become empty goes: a document has none. What is around it stays as it is. */
function inNodes(nodes: AnyNode[], replace: ReplaceWords, links: boolean): AnyNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'text' || node.text === undefined)
      return node.content ? [{ ...node, content: inNodes(node.content, replace, links) }] : [node];
    const text = replace(node.text);
    if (text === '') return [];
    const marks = node.marks?.map((mark) =>
      links && mark.attrs ? { ...mark, attrs: { href: replace(mark.attrs.href) } } : mark,
    );
    return [{ ...node, text, ...(marks && { marks }) }];
  });
}

/** The words of blocks that are no running text: captions, questions, labels. */
function inAttributes(block: ContentBlock, replace: ReplaceWords): ContentBlock {
  switch (block.type) {
    case 'image': {
      const { caption } = block.attrs;
      const words = {
        alt: replace(block.attrs.alt),
        ...(caption !== undefined && { caption: replace(caption) }),
      };
      return { ...block, attrs: { ...block.attrs, ...words } };
    }
    case 'faq': {
      const items = block.attrs.items.map(({ question, answer }) => ({
        question: replace(question),
        answer: replace(answer),
      }));
      return { ...block, attrs: { items } };
    }
    case 'quickPicks': {
      const picks = block.attrs.picks.map((pick) => ({ ...pick, label: replace(pick.label) }));
      return { ...block, attrs: { picks } };
    }
    case 'prosCons': {
      const { pros, cons } = block.attrs;
      return { ...block, attrs: { pros: pros.map(replace), cons: cons.map(replace) } };
    }
    default:
      return block;
  }
}

/** In every text of a body, and where links lead if that is wanted; its structure is never touched. */
export function replaceInDocument(
  { content, ...document }: ContentDocument,
  replace: ReplaceWords,
  { links }: { links: boolean },
): ContentDocument {
  const blocks = content.map((block) => inAttributes(block, replace));
  return { ...document, content: inNodes(blocks as AnyNode[], replace, links) as ContentDocument['content'] };
}
