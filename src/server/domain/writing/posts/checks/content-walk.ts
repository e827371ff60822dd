import type {
  ContentBlock,
  ContentDocument,
  ContentInline,
} from '#contract/writing/content/content.schemas.ts';

interface AnyNode {
  type: string;
  text?: string;
  marks?: { type: string; attrs?: { href: string } }[];
  content?: AnyNode[] | undefined;
}

/** Every run of text in a block, in its order. */
export function textsOf(block: ContentBlock): Extract<ContentInline, { type: 'text' }>[] {
  const found: Extract<ContentInline, { type: 'text' }>[] = [];
  const visit = (node: AnyNode) => {
    if (node.type === 'text') found.push(node as Extract<ContentInline, { type: 'text' }>);
    for (const child of node.content ?? []) visit(child);
  };
  visit(block as AnyNode);
  return found;
}

/** Where a block itself leads, whatever is written in it. */
function ownHrefs(block: ContentBlock): string[] {
  switch (block.type) {
    case 'button':
    case 'embed':
      return [block.attrs.href];
    case 'file':
      return [block.attrs.src];
    default:
      return [];
  }
}

/** Where a body's links lead, with the block that each stands in. */
export function linksOf({ content }: ContentDocument): { href: string; index: number }[] {
  return content.flatMap((block, index) => {
    const marks = textsOf(block).flatMap(({ marks = [] }) => marks);
    const hrefs = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
    return [...ownHrefs(block), ...hrefs].map((href) => ({ href, index }));
  });
}

/** What a reader reads of a block that is no running text: captions, questions, labels. */
export function otherTextsOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'image':
      return [block.attrs.alt, block.attrs.caption ?? ''];
    case 'faq':
      return block.attrs.items.flatMap(({ question, answer }) => [question, answer]);
    case 'quickPicks':
      return block.attrs.picks.map(({ label }) => label);
    case 'prosCons':
      return [...block.attrs.pros, ...block.attrs.cons];
    case 'gallery':
      return block.attrs.pictures.flatMap(({ alt, caption }) => [alt, caption ?? '']);
    case 'embed':
      return [block.attrs.title ?? ''];
    case 'button':
      return [block.attrs.label];
    case 'details':
      return [block.attrs.summary];
    case 'file':
      return [block.attrs.name, block.attrs.caption ?? ''];
    default:
      return [];
  }
}
