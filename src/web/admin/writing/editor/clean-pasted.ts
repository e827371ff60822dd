import { playerOf } from '#contract/writing/content/embed-players.ts';
import { parseInert } from '#web/admin/ui/parse-inert.ts';
import { makeWordLists } from './word-lists.ts';

const GONE =
  'script, style, x-style, meta, link, title, template, iframe, object, embed, svg, math, noscript, xml';
const BLOCK = /^(?:P|H[1-6]|UL|OL|TABLE|DIV|BLOCKQUOTE|HR)$/;
const KEPT_ATTRIBUTES = new Set(['href', 'colspan', 'rowspan']);
const ALT_CHARS = 300;

/** An element becomes its children: the wrappers of other programs mean nothing here. */
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapInside(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** What is bold or italic only by its style becomes so by its element; Google Docs and Word both do this. */
function readStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[data-style]')) {
    // A heading is bold anyway.
    if (span.closest('h1, h2, h3, h4, h5, h6')) continue;
    const style = (span.getAttribute('data-style') ?? '').toLowerCase();
    const weight = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(style)?.[1] ?? '';
    if (weight.startsWith('bold') || Number(weight) >= 600) wrapInside(span, 'strong');
    if (/font-style:\s*italic/.test(style)) wrapInside(span, 'em');
    if (/text-decoration(?:-line)?:[^;]*line-through/.test(style)) wrapInside(span, 's');
  }
}

/** Word's own title style is a paragraph; headings of other programs begin at 1, ours at 2, below the title. */
function arrangeHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) rename(title, 'h2');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const heading of body.querySelectorAll('h2, h3, h4')) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
  }
}

/** Google's links lead over Google, which notes who clicks. */
function straightenLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const target = /^https:\/\/www\.google\.com\/url\?(.+)$/.exec(href)?.[1];
    const straight = target && new URLSearchParams(target).get('q');
    if (straight) link.setAttribute('href', straight);
    // Word marks places by links without an address.
    else if (!href) unwrap(link);
  }
}

/** Google Docs puts breaks between blocks, where they would become lines of their own. */
function dropLooseBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const beside = [lineBreak.previousElementSibling, lineBreak.nextElementSibling];
    const isLoose =
      lineBreak.parentElement === body && beside.some((each) => BLOCK.test(each?.tagName ?? ''));
    if (isLoose || lineBreak.className) lineBreak.remove();
  }
}

const isBlank = (element: Element): boolean => !(element.textContent ?? '').replaceAll('\u00a0', ' ').trim();

/**
 * Nothing runs while it is read. But browsers report to the console every style and handler that the page's policy
 * would stop, so they get other names first: a warning there shall mean something.
 */
const quieted = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:base|link|meta)\b[^<>]*>/gi, '')
    .replace(/<(\/?)style\b/gi, '<$1x-style')
    .replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/([\s/"'])(style|on\w+)(?=\s*=)/gi, '$1data-$2'));

/** Pictures of other programs stay where they are kept: an empty block below says where each one stood, and of what. */
function markPictures(body: HTMLElement): number {
  let left = 0;
  const last = new Map<Element, Element>();
  for (const picture of body.querySelectorAll('img')) {
    let outer: Element = picture;
    while (outer.parentElement && outer.parentElement !== body) outer = outer.parentElement;
    const block = body.ownerDocument.createElement('div');
    block.setAttribute('data-node', 'image');
    block.setAttribute('data-alt', JSON.stringify((picture.getAttribute('alt') ?? '').slice(0, ALT_CHARS)));
    (last.get(outer) ?? outer).after(block);
    last.set(outer, block);
    if (picture !== outer) picture.remove();
    left += 1;
  }
  for (const picture of body.querySelectorAll('img')) picture.remove();
  return left;
}

/** A player of another page is one here as well; any other frame is gone. */
function markPlayers(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const href = URL.parse(frame.getAttribute('src') ?? '', 'https://nowhere.invalid')?.href ?? '';
    if (!playerOf(href)) continue;
    const block = body.ownerDocument.createElement('div');
    block.setAttribute('data-node', 'embed');
    block.setAttribute('data-href', JSON.stringify(href));
    frame.replaceWith(block);
  }
}

/**
 * Pasted HTML from Word, Google Docs or the web, made plain; the editor's schema drops what is left over.
 * `onPictures` hears how many pictures did not come along.
 */
export function cleanPasted(html: string, onPictures: (left: number) => void = () => {}): string {
  // Copied in an editor such as this: the schema itself reads it, blocks and all.
  if (html.includes('data-pm-slice')) return quieted(html);
  const { body } = parseInert(quieted(html));
  for (const odd of body.querySelectorAll('[data-node]')) odd.removeAttribute('data-node');
  markPlayers(body);
  for (const gone of body.querySelectorAll(GONE)) gone.remove();
  // Google Docs wraps everything into a "b" that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal"]')) unwrap(wrapper);
  const left = markPictures(body);
  if (left > 0) onPictures(left);
  dropLooseBreaks(body);
  makeWordLists(body);
  readStyles(body);
  arrangeHeadings(body);
  straightenLinks(body);
  for (const odd of body.querySelectorAll('o\\:p, font, span')) unwrap(odd);
  for (const paragraph of body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  for (const element of body.querySelectorAll(':not([data-node])')) {
    for (const { name } of [...element.attributes]) {
      if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}
