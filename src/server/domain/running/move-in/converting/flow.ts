import type { ContentBlock, ContentInline } from '#contract/writing/content/content.schemas.ts';

/** What may stand in a quote, a cell or a list: paragraphs and lists. */
export type Flow = Extract<ContentBlock, { type: 'paragraph' | 'bulletList' | 'orderedList' }>;
type List = Extract<Flow, { content: unknown[] }> & { type: 'bulletList' | 'orderedList' };

const bold = (nodes: ContentInline[] = []): ContentInline[] =>
  nodes.map((node) =>
    node.type === 'text' && !node.marks?.some(({ type }) => type === 'bold' || type === 'code')
      ? { ...node, marks: [...(node.marks ?? []), { type: 'bold' as const }] }
      : node,
  );

export const paragraph = (text: string, link?: string): Flow => ({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text,
      ...(link !== undefined && { marks: [{ type: 'link' as const, attrs: { href: link } }] }),
    },
  ],
});

/** Lines of code where no block of code may stand. */
function codeLines(text: string): Flow[] {
  const lines = text.split('\n');
  const content = lines.flatMap((line, index): ContentInline[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(line.trim() === ''
      ? []
      : [{ type: 'text' as const, text: line, marks: [{ type: 'code' as const }] }]),
  ]);
  return [{ type: 'paragraph', content: content.slice(0, 1_900) }];
}

/** A block as paragraphs and lists, where that loses nothing; undefined for what has to stand by itself. */
export function softened(block: ContentBlock): Flow[] | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'bulletList':
    case 'orderedList':
      return [block];
    case 'heading':
      return [{ type: 'paragraph', content: bold(block.content) }];
    case 'blockquote':
    case 'callout':
    case 'verdict':
      return block.content;
    case 'horizontalRule':
      return [];
    case 'button':
      return [paragraph(block.attrs.label, block.attrs.href)];
    case 'codeBlock':
      return codeLines((block.content ?? []).map(({ text }) => text).join(''));
    default:
      return undefined;
  }
}

/** Blocks within something that holds flow alone: what cannot stand in it stands between its parts, so that words stay in order. */
export function wrapFlow(blocks: ContentBlock[], wrap: (flow: Flow[]) => ContentBlock): ContentBlock[] {
  const made: ContentBlock[] = [];
  let held: Flow[] = [];
  const end = () => {
    if (held.length > 0) made.push(wrap(held));
    held = [];
  };
  for (const block of blocks) {
    const flow = softened(block);
    if (flow) held.push(...flow);
    else {
      end();
      made.push(block);
    }
  }
  end();
  return made;
}

type Item = List['content'][number];

/** Lists in lists, as deep as a document may be; deeper items stand beside their parents. */
export function flattened(list: List, depth: number): List {
  const items = list.content.flatMap((item): Item[] => {
    if (depth > 1) {
      const content = item.content.map((inner) =>
        inner.type === 'paragraph' ? inner : flattened(inner as List, depth - 1),
      );
      return [{ ...item, content }];
    }
    // A line that only held the list below it says nothing beside it.
    return item.content.flatMap((inner): Item[] =>
      inner.type !== 'paragraph'
        ? flattened(inner as List, 1).content
        : inner.content?.length
          ? [{ type: 'listItem', content: [inner] }]
          : [],
    );
  });
  return { ...list, content: items };
}
