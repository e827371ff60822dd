import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { fileName } from '#contract/writing/media/files.ts';
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

const pictureWords = (
  { alt, caption }: { alt: string; caption?: string | undefined },
  replace: ReplaceWords,
) => ({
  alt: replace(alt),
  ...(caption !== undefined && { caption: replace(caption) }),
});

/** The words of blocks that are no running text, captions, questions, labels, and where they lead. */
function inAttributes(block: ContentBlock, replace: ReplaceWords, links: boolean): ContentBlock {
  const toHref = (href: string) => (links ? replace(href) : href);
  // A button or a file without a name would be no block any more: its last word stays.
  const said = (words: string) => replace(words) || words;
  switch (block.type) {
    case 'image':
      return { ...block, attrs: { ...block.attrs, ...pictureWords(block.attrs, replace) } };
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
    case 'gallery': {
      const pictures = block.attrs.pictures.map((picture) => ({
        ...picture,
        ...pictureWords(picture, replace),
      }));
      return { ...block, attrs: { pictures } };
    }
    case 'embed': {
      const { href, title } = block.attrs;
      const words = { href: toHref(href), ...(title !== undefined && { title: replace(title) }) };
      return { ...block, attrs: { ...block.attrs, ...words } };
    }
    case 'button': {
      const { href, label } = block.attrs;
      return { ...block, attrs: { href: toHref(href), label: said(label) } };
    }
    case 'details':
      return { ...block, attrs: { summary: said(block.attrs.summary) } };
    case 'file': {
      const { src, name, caption } = block.attrs;
      // Like a picture of ours, a file of ours lies where it lies.
      const words = {
        src: fileName(src) ? src : toHref(src),
        name: said(name),
        ...(caption !== undefined && { caption: replace(caption) }),
      };
      return { ...block, attrs: { ...block.attrs, ...words } };
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
  const blocks = content.map((block) => inAttributes(block, replace, links));
  return { ...document, content: inNodes(blocks as AnyNode[], replace, links) as ContentDocument['content'] };
}
