import type { JSONContent } from '@tiptap/core';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { isLinkHref, isWebHref } from '#contract/writing/content/link-href.ts';

/** What of a node's attributes belongs to the document; the rest is the editor's own business. */
const attributes: Record<string, readonly string[]> = {
  heading: ['level'],
  image: ['src', 'alt', 'caption', 'wide'],
  faq: ['items'],
  productCard: ['productId'],
  quickPicks: ['picks'],
  comparisonTable: ['productIds'],
  embed: ['href', 'title', 'picture'],
  button: ['href', 'label'],
  file: ['src', 'name', 'kind', 'caption', 'size'],
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

const textOf = (value: unknown): string => String(value ?? '').trim();

/** A block that nobody has filled in yet stays in the editor and out of the document. */
function isUnfinished({ type, attrs }: JSONContent): boolean {
  if (type === 'image') return !isLinkHref(String(attrs?.src ?? ''));
  if (type === 'productCard') return !attrs?.productId;
  if (type === 'quickPicks') return (attrs?.picks ?? []).length === 0;
  if (type === 'comparisonTable') return (attrs?.productIds ?? []).length === 0;
  if (type === 'faq') return (attrs?.items ?? []).length === 0;
  if (type === 'gallery') return (attrs?.pictures ?? []).length === 0;
  if (type === 'embed') return !isWebHref(textOf(attrs?.href));
  if (type === 'button') return !isLinkHref(textOf(attrs?.href)) || !textOf(attrs?.label);
  if (type === 'file') return !isLinkHref(textOf(attrs?.src)) || !textOf(attrs?.name);
  return false;
}

const withoutEmptyLines = (lines: unknown): string[] =>
  (Array.isArray(lines) ? lines : []).map((line) => String(line).trim()).filter(Boolean);

const UNNAMED = '…';
const LANGUAGE_CHARS = 40;

type Attributes = NonNullable<JSONContent['attrs']>;

const only = (names: readonly string[] = [], attrs: Attributes): Attributes =>
  Object.fromEntries(
    names.flatMap((name) => (attrs[name] === null || attrs[name] === undefined ? [] : [[name, attrs[name]]])),
  );

/** What nobody has written is not there. */
const withoutEmpty = (attrs: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== ''));

const withoutEmptyCaption = ({ src, alt, caption }: Attributes): Attributes => ({
  src,
  alt,
  ...(caption && { caption }),
});

function cleanAttributes({ type = '', attrs = {} }: JSONContent): JSONContent['attrs'] {
  if (type === 'prosCons')
    return { pros: withoutEmptyLines(attrs.pros), cons: withoutEmptyLines(attrs.cons) };
  // What was folded and is called nothing yet must not get lost.
  if (type === 'details') return { summary: textOf(attrs.summary) || UNNAMED };
  if (type === 'codeBlock')
    return withoutEmpty({ language: textOf(attrs.language).slice(0, LANGUAGE_CHARS) });
  if (type === 'gallery') return { pictures: (attrs.pictures ?? []).map(withoutEmptyCaption) };
  if (type === 'embed' || type === 'file') return withoutEmpty(only(attributes[type], attrs));
  const names = attributes[type];
  if (!names) return undefined;
  return only(names, attrs);
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
