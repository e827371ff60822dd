import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element as a browser without scripts has it. */
export interface Seen {
  name: string;
  attributes: Record<string, string>;
  /** Its own text and that of everything in it that somebody can read. */
  text: string;
  /** Every element in it, however deep, in the order of the document. */
  inside: Seen[];
}

const unread = ['script', 'style'];

function look(node: Node): { text: string; inside: Seen[] } {
  if ('value' in node) return { text: node.value, inside: [] };
  const children = 'content' in node ? [] : 'childNodes' in node ? node.childNodes : [];
  const parts = children.map((child) => {
    const { text, inside } = look(child);
    if (!('tagName' in child)) return { text, inside };
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    return { text, inside: [{ name: child.tagName, attributes, text, inside }, ...inside] };
  });
  const read = parts.filter(({ inside: [first] }) => !unread.includes(first?.name ?? ''));
  return { text: read.map(({ text }) => text).join(''), inside: parts.flatMap(({ inside }) => inside) };
}

/** A document, read by the rules by which browsers read. */
export const readHtml = (html: string): Seen => ({ name: '#document', attributes: {}, ...look(parse(html)) });

export const named = ({ inside }: Seen, ...names: string[]): Seen[] =>
  inside.filter(({ name }) => names.includes(name));

export const ofClass = ({ inside }: Seen, className: string): Seen[] =>
  inside.filter(({ attributes }) => attributes.class?.split(/\s+/).includes(className));

/** With attributes that say exactly this. */
export const having = ({ inside }: Seen, wanted: Record<string, string>): Seen[] =>
  inside.filter(({ attributes }) =>
    Object.entries(wanted).every(([name, value]) => attributes[name] === value),
  );

export const textsOf = (found: Seen[]): string[] =>
  found.map(({ text }) => text.replace(/[^\S\u00a0]+/g, ' ').trim());

/** The one element of those; more than one, or none, is a mistake of the test. */
export function only(found: Seen[]): Seen {
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`There are ${found.length} of it.`);
  return one;
}
