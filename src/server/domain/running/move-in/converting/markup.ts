import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element of a text that comes from elsewhere, whatever it was written in: HTML, lexical or mobiledoc. */
export interface Markup {
  tag: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
}
export type MarkupNode = Markup | string;

/** Deeper than anybody nests: what stands deeper stands there. */
const MAX_DEPTH = 80;
/** The tag under which comments come along: WordPress writes its blocks in them. */
export const COMMENT = '#comment';

export const element = (
  tag: string,
  attributes: Record<string, string> = {},
  children: MarkupNode[] = [],
): Markup => ({ tag, attributes, children });

export const isElement = (node: MarkupNode | undefined): node is Markup => typeof node === 'object';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

function attributesOf(node: DefaultTreeAdapterTypes.Element): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const { name, value } of node.attrs) attributes[name] = value;
  return attributes;
}

/** HTML as browsers read it, whatever is wrong with it. Without recursion: it may be nothing but brackets. */
export function parseMarkup(html: string): MarkupNode[] {
  const root = element('#root');
  const fragment = parseFragment(html, { scriptingEnabled: false });
  const waiting: { node: Parsed; into: Markup; depth: number }[] = [];
  const add = (nodes: Parsed[], into: Markup, depth: number) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) {
      const node = nodes[at];
      if (node) waiting.push({ node, into, depth });
    }
  };
  add(fragment.childNodes, root, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, into, depth } = next;
    if ('value' in node) into.children.push(node.value);
    else if ('data' in node) into.children.push(element(COMMENT, { data: node.data }));
    else if ('tagName' in node) {
      const made = element(node.tagName, attributesOf(node));
      const isDeep = depth >= MAX_DEPTH;
      if (!isDeep) into.children.push(made);
      const inner =
        'content' in node
          ? (node.content as DefaultTreeAdapterTypes.DocumentFragment).childNodes
          : node.childNodes;
      add(inner, isDeep ? into : made, depth + 1);
    }
  }
  return root.children;
}

export const classesOf = ({ attributes }: Markup): string[] => (attributes.class ?? '').split(/\s+/);

export const hasClass = (node: Markup, ...names: string[]): boolean => {
  const classes = classesOf(node);
  return names.some((name) => classes.includes(name));
};

/** All elements below that are looked for, in order; without recursion into those that were found. */
export function findAll(nodes: MarkupNode[], isWanted: (node: Markup) => boolean): Markup[] {
  return nodes.flatMap((node) =>
    isElement(node) ? (isWanted(node) ? [node] : findAll(node.children, isWanted)) : [],
  );
}

export const findFirst = (nodes: MarkupNode[], isWanted: (node: Markup) => boolean): Markup | undefined =>
  findAll(nodes, isWanted)[0];

/** Elements that stand by themselves: their words do not run into those beside them. */
export const APART: ReadonlySet<string> = new Set([
  ...['br', 'hr', 'p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'address', 'center'],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'figure',
    'figcaption',
  ],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'td',
    'th',
    'details',
    'summary',
    'form',
    'fieldset',
  ],
]);

/** What it says, in one line. */
export function plainText(nodes: MarkupNode[]): string {
  const parts: string[] = [];
  const visit = (node: MarkupNode): void => {
    if (!isElement(node)) parts.push(node);
    else if (node.tag !== COMMENT && node.tag !== 'script' && node.tag !== 'style') {
      if (APART.has(node.tag)) parts.push(' ');
      for (const child of node.children) visit(child);
      if (APART.has(node.tag)) parts.push(' ');
    }
  };
  for (const node of nodes) visit(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The words of a line of HTML: titles and captions have some. */
export const wordsOfHtml = (html: string): string =>
  /[<&]/.test(html) ? plainText(parseMarkup(html)) : html.replace(/\s+/g, ' ').trim();
