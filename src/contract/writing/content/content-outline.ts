import type { ContentBlock, ContentDocument, ContentInline } from './content.schemas.ts';

export interface OutlineEntry {
  id: string;
  text: string;
}

export const inlineText = (content: ContentInline[] = []): string =>
  content.map((node) => (node.type === 'text' ? node.text : ' ')).join('');

const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An anchor for each heading: its words, numbered where two headings say the same. */
export function headingIds(document: ContentDocument): Map<ContentBlock, string> {
  const taken = new Map<string, number>();
  const ids = new Map<ContentBlock, string>();
  for (const block of document.content) {
    if (block.type !== 'heading') continue;
    const base = wordsOf(inlineText(block.content)) || 'section';
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    ids.set(block, count === 1 ? base : `${base}-${count}`);
  }
  return ids;
}

/** The chapters of an article, for its table of contents. */
export function outlineOf(document: ContentDocument): OutlineEntry[] {
  return [...headingIds(document)].flatMap(([block, id]) =>
    block.type === 'heading' && block.attrs.level === 2 ? [{ id, text: inlineText(block.content) }] : [],
  );
}
