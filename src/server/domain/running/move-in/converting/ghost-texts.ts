import { type Why, why } from '../why.ts';
import { cardMarkup } from './ghost-cards.ts';
import { element, type MarkupNode, parseMarkup } from './markup.ts';

type Json = Record<string, unknown>;
type Left = (reason: Why) => void;

const MAX_DEPTH = 60;
const FORMATS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
];
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function formatted(said: string, format: unknown): MarkupNode {
  const bits = typeof format === 'number' ? format : 0;
  return FORMATS.reduce<MarkupNode>(
    (inner, [bit, tag]) => (bits & bit ? element(tag, {}, [inner]) : inner),
    said,
  );
}

const TAGS: Record<string, string> = {
  ...{
    paragraph: 'p',
    quote: 'blockquote',
    'extended-quote': 'blockquote',
    aside: 'blockquote',
    listitem: 'li',
  },
  ...{ link: 'a', autolink: 'a', 'at-link': 'a' },
};

function lexicalNode(node: unknown, left: Left, depth: number): MarkupNode[] {
  if (!isObject(node) || depth > MAX_DEPTH) return [];
  const { type, text, children } = node;
  if (
    typeof text === 'string' &&
    children === undefined &&
    typeof type === 'string' &&
    /text$|^tk$|^code-highlight$/.test(type)
  )
    return [formatted(text, node.format)];
  if (type === 'linebreak') return [element('br')];
  if (type === 'tab') return [' '];
  const inner = () => listOf(children).flatMap((child) => lexicalNode(child, left, depth + 1));
  const name = String(type);
  const tag =
    name === 'list'
      ? node.listType === 'number'
        ? 'ol'
        : 'ul'
      : /heading$/.test(name)
        ? String(node.tag ?? 'h2')
        : TAGS[name];
  if (tag && /^[a-z]{1,10}\d?$/.test(tag))
    return [element(tag, tag === 'a' ? { href: String(node.url ?? '') } : {}, inner())];
  const card = cardMarkup(name, node);
  if (card) return card;
  if (Array.isArray(children)) return [element('div', {}, inner())];
  left(why('unknown_card', { name }));
  return [];
}

/** A text of Ghost's newer editor. */
function lexicalMarkup(document: unknown, left: Left): MarkupNode[] {
  const root = isObject(document) && isObject(document.root) ? document.root : {};
  return listOf(root.children).flatMap((node) => lexicalNode(node, left, 0));
}

/** Markers of mobiledoc: which marks begin with one, how many end after it, and what it says. */
function markers(
  list: unknown[],
  { markups, atoms }: { markups: unknown[]; atoms: unknown[] },
): MarkupNode[] {
  const root = element('#line');
  const open = [root];
  for (const marker of list) {
    const [kind, opened, closed, value] = listOf(marker);
    for (const index of listOf(opened)) {
      const [tag, attributes] = listOf(markups[Number(index)]);
      const pairs = listOf(attributes).map(String);
      const href = pairs[pairs.indexOf('href') + 1];
      const made = element(
        String(tag ?? 'span'),
        pairs.includes('href') && href !== undefined ? { href } : {},
      );
      open.at(-1)?.children.push(made);
      open.push(made);
    }
    const [atom, said] = kind === 1 ? listOf(atoms[Number(value)]) : [];
    open
      .at(-1)
      ?.children.push(
        kind === 1 ? (atom === 'soft-return' ? element('br') : String(said ?? '')) : String(value ?? ''),
      );
    for (let left = Number(closed) || 0; left > 0 && open.length > 1; left -= 1) open.pop();
  }
  return root.children;
}

/** A text of Ghost's older editor. */
function mobiledocMarkup(document: unknown, left: Left): MarkupNode[] {
  if (!isObject(document)) return [];
  const facts = { markups: listOf(document.markups), atoms: listOf(document.atoms) };
  const cards = listOf(document.cards);
  return listOf(document.sections).flatMap((section): MarkupNode[] => {
    const [kind, second, third] = listOf(section);
    if (kind === 1) return [element(String(second), {}, markers(listOf(third), facts))];
    if (kind === 2) return [element('img', { src: String(second) })];
    if (kind === 3)
      return [
        element(
          String(second),
          {},
          listOf(third).map((item) => element('li', {}, markers(listOf(item), facts))),
        ),
      ];
    const [name, payload] = listOf(cards[Number(second)]);
    const made = cardMarkup(String(name), isObject(payload) ? payload : {});
    if (!made) left(why('unknown_card', { name: String(name) }));
    return made ?? [];
  });
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string' || json === '') return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface GhostTexts {
  lexical?: unknown;
  mobiledoc?: unknown;
  html?: unknown;
}

/** A text as it was written; as it was shown, where only that is there or the other cannot be read. */
export function ghostMarkup({ lexical, mobiledoc, html }: GhostTexts, left: Left): MarkupNode[] {
  for (const [document, read] of [
    [parsed(lexical), lexicalMarkup],
    [parsed(mobiledoc), mobiledocMarkup],
  ] as const) {
    const nodes = document === undefined ? [] : read(document, left);
    if (nodes.length > 0) return nodes;
  }
  return typeof html === 'string' ? parseMarkup(html) : [];
}
