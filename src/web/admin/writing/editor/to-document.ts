import type { JSONContent } from '@tiptap/core';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { isLinkHref } from '#contract/writing/content/link-href.ts';

/** What of a node's attributes belongs to the document; the rest is the editor's own business. */
const attributes: Record<string, readonly string[]> = {
  heading: ['level'],
  image: ['src', 'alt', 'caption', 'wide'],
  faq: ['items'],
  productCard: ['productId'],
  quickPicks: ['picks'],
  comparisonTable: ['productIds'],
};
const marks = new Set(['bold', 'italic', 'strike', 'code']);

type Mark = NonNullable<JSONContent['marks']>[number];

function cleanMark({ type, attrs }: Mark): Mark[] {
  if (type === 'link') {
    const href = String(attrs?.href ?? '');
    return isLinkHref(href) ? [{ type, attrs: { href } }] : [];
  }
  return marks.has(type) ? [{ type }] : [];
}

/** A block that nobody has filled in yet stays in the editor and out of the document. */
function isUnfinished({ type, attrs }: JSONContent): boolean {
  if (type === 'image') return !isLinkHref(String(attrs?.src ?? ''));
  if (type === 'productCard') return !attrs?.productId;
  if (type === 'quickPicks') return (attrs?.picks ?? []).length === 0;
  if (type === 'comparisonTable') return (attrs?.productIds ?? []).length === 0;
  if (type === 'faq') return (attrs?.items ?? []).length === 0;
  return false;
}

const withoutEmptyLines = (lines: unknown): string[] =>
  (Array.isArray(lines) ? lines : []).map((line) => String(line).trim()).filter(Boolean);

function cleanAttributes({ type = '', attrs = {} }: JSONContent): JSONContent['attrs'] {
  if (type === 'prosCons')
    return { pros: withoutEmptyLines(attrs.pros), cons: withoutEmptyLines(attrs.cons) };
  const names = attributes[type];
  if (!names) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => (attrs[name] === null || attrs[name] === undefined ? [] : [[name, attrs[name]]])),
  );
}

/** One text may be only so long; a whole book in one paragraph becomes several, which read as one. */
const LONGEST_TEXT = 20_000;
const partsOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LONGEST_TEXT) }, (_, index) =>
    text.slice(index * LONGEST_TEXT, (index + 1) * LONGEST_TEXT),
  );

function cleanNode(node: JSONContent): JSONContent[] {
  if (node.type === 'text') {
    const kept = (node.marks ?? []).flatMap(cleanMark);
    return partsOf(node.text ?? '').map((text) => ({
      type: 'text',
      text,
      ...(kept.length > 0 && { marks: kept }),
    }));
  }
  if (isUnfinished(node)) return [];
  const attrs = cleanAttributes(node);
  const content = node.content?.flatMap(cleanNode);
  return [
    {
      type: node.type,
      ...(attrs && { attrs }),
      ...(content && content.length > 0 && { content }),
    } as JSONContent,
  ];
}

const isEmptyLine = (node: JSONContent | undefined): boolean => node?.type === 'paragraph' && !node.content;

/** Whether a block of the editor is one of the document's: checks count the document's. */
export const isInDocument = (node: JSONContent): boolean => !isUnfinished(node);

/** The editor's JSON as the contract knows it: nothing but allowlisted nodes, marks and attributes. */
export function toDocument(json: JSONContent): ContentDocument {
  const content = (json.content ?? []).flatMap(cleanNode);
  // The editor keeps a line below the last block to write on; it is no part of the text.
  while (isEmptyLine(content.at(-1))) content.pop();
  return { type: 'doc', content } as ContentDocument;
}
