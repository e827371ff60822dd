import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import { staticAddress } from './static-address.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export interface PageForFiles {
  html: string;
  /** Addresses of the site that it needs or leads to, as the site is asked for them. */
  found: Set<string>;
}

interface Making {
  publicUrl: string;
  found: Set<string>;
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
const classesOf = (element: Element): string[] => attributeOf(element, 'class')?.split(' ') ?? [];
const without = (element: Element, ...names: string[]) => {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
};
const elementsIn = (parent: Parent): Element[] => parent.childNodes.filter((node) => 'tagName' in node);

/** What asks a server, or is started by the application: the search, the boxes of a comparison, forms, copying. */
const SERVED = ['compare-box', 'compare-bar', 'scripted', 'admin-only'];
const needsServer = (element: Element): boolean =>
  element.tagName === 'search' ||
  attributeOf(element, 'id') === 'search' ||
  (element.tagName === 'form' && attributeOf(element, 'method') === 'post') ||
  classesOf(element).some((name) => SERVED.includes(name));

const isData = (script: Element): boolean => attributeOf(script, 'id') === 'state';

/** An empty line that only held what was taken out goes, too. */
function takeOut(element: Element): void {
  const { parentNode: parent } = element;
  tree.detachNode(element);
  if (parent && 'tagName' in parent && ['p', 'li'].includes(parent.tagName) && parent.childNodes.length === 0)
    takeOut(parent);
}

const MEDIA = /^\/media\//;
const MAX_ADDRESS = 2000;
const noteText = (text: string, { publicUrl, found }: Making, onlyMedia: boolean) => {
  for (const part of text.split('url(').slice(1)) {
    const end = part.indexOf(')');
    if (end >= 0 && end < MAX_ADDRESS) note(part.slice(0, end).replace(/["']/g, ''), { publicUrl, found });
  }
  for (const part of text.split(publicUrl).slice(1)) {
    const address = /^[^"'<>\s\\]{0,2000}/.exec(part)?.[0] ?? '';
    if (!onlyMedia || MEDIA.test(address)) note(address, { publicUrl, found });
  }
};

function note(href: string, { publicUrl, found }: Making): string | undefined {
  const place = staticAddress(href, publicUrl);
  if (place?.kind === 'page' || place?.kind === 'file') found.add(place.asked);
  return place && 'shown' in place ? place.shown : undefined;
}

/** A link as it leads on where there is no server; false where it would lead nowhere. */
function mendLink(element: Element, inProse: boolean, making: Making): boolean {
  const href = element.attrs.find(({ name }) => name === 'href');
  if (!href || href.value.startsWith('#')) return true;
  const place = staticAddress(href.value, making.publicUrl);
  if (!place) return true;
  if (place.kind === 'desk') return false;
  if (place.kind === 'answer') {
    // A word in a sentence stays a link, to the list that it was a part of; a button for it would promise something.
    if (!inProse) return false;
    href.value = place.shown;
    note(place.shown, making);
    return true;
  }
  making.found.add(place.asked);
  if (place.asked.includes('?') && place.kind === 'page')
    href.value = href.value.startsWith('/') ? place.shown : making.publicUrl + place.shown;
  return true;
}

function walk(parent: Parent, inProse: boolean, making: Making): void {
  for (const element of elementsIn(parent)) {
    if (needsServer(element) || (element.tagName === 'script' && isData(element))) {
      takeOut(element);
      continue;
    }
    const keeps = visit(element, inProse, making);
    if (!keeps) {
      takeOut(element);
      continue;
    }
    walk(element, inProse || classesOf(element).includes('prose'), making);
  }
}

const wordsOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The button of the search stands in a row of its likes, which keeps its place. */
function emptyPlace(element: Element): void {
  Object.assign(element, { tagName: 'span', nodeName: 'span', attrs: [], childNodes: [] });
}

function visit(element: Element, inProse: boolean, making: Making): boolean {
  if (attributeOf(element, 'popovertarget') === 'search') emptyPlace(element);
  const { tagName } = element;
  if (tagName === 'script') {
    // The application is not there: what is left are the theme and the edition that a browser remembers.
    without(element, 'data-app');
    if (attributeOf(element, 'type') === 'application/ld+json') noteText(wordsOf(element), making, true);
    return true;
  }
  if (tagName === 'style') noteText(wordsOf(element), making, true);
  if (tagName === 'form') Object.assign(element, { tagName: 'div', nodeName: 'div' });
  without(element, 'data-at', 'action', 'method', 'data-styles', 'data-start');
  for (const { name, value } of element.attrs) {
    if (['src', 'poster'].includes(name) || (name === 'href' && tagName === 'use')) note(value, making);
    if (['srcset', 'imagesrcset'].includes(name))
      for (const each of value.split(',')) note(each.trim().split(/\s/, 1)[0] ?? '', making);
    if (name === 'content' && tagName === 'meta' && value.startsWith(`${making.publicUrl}/media/`))
      note(value, making);
    if (name === 'srcdoc') walk(parseFragment(value), true, making);
  }
  return ['a', 'link', 'area'].includes(tagName) ? mendLink(element, inProse, making) : true;
}

/** Of a policy that came as a header, what a document may say of itself. */
const sayable = (policy: string): string =>
  policy
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each && !/^(?:frame-ancestors|report-uri|report-to|sandbox)\b/.test(each))
    .join('; ');

function addPolicy(document: DefaultTreeAdapterTypes.Document, policy: string): void {
  const root = elementsIn(document)[0];
  const head = root && elementsIn(root).find(({ tagName }) => tagName === 'head');
  const first = head?.childNodes[0];
  if (!head || !first) return;
  const attrs = [
    { name: 'http-equiv', value: 'Content-Security-Policy' },
    { name: 'content', value: sayable(policy) },
  ];
  const meta = tree.createElement('meta', head.namespaceURI, attrs);
  // Behind the first, which says how the document is encoded.
  tree.insertBefore(head, meta, head.childNodes[1] ?? first);
}

/** A page as a file: the same words and links, without what would ask a server. */
export function pageForFiles(html: string, publicUrl: string, policy?: string): PageForFiles {
  const found = new Set<string>();
  const document = parse(html, { scriptingEnabled: false });
  walk(document, false, { publicUrl, found });
  if (policy) addPolicy(document, policy);
  return { html: serialize(document, { scriptingEnabled: false }), found };
}

/** What a feed, a sitemap, a style sheet or a manifest needs besides. */
export function foundInText(text: string, publicUrl: string): Set<string> {
  const found = new Set<string>();
  noteText(text, { publicUrl, found }, true);
  return found;
}
