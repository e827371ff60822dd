import type { ContentDocument } from './content.schemas.ts';

interface Node {
  type: string;
  text?: string;
  attrs?: { summary?: string };
  content?: Node[] | undefined;
}

/** What a document says, without its marks and cards: for excerpts, reading times and search. */
export function documentText(document: ContentDocument): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'text' && node.text) parts.push(node.text);
    // What folded text is about is the beginning of it.
    if (node.type === 'details') parts.push(node.attrs?.summary ?? '', ' ');
    for (const child of node.content ?? []) visit(child);
    if ((node.content && node.type !== 'doc') || node.type === 'hardBreak') parts.push(' ');
  };
  visit(document as Node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
