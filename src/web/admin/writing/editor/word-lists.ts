/** Word writes list items as paragraphs, with their bullet as text and their depth in a style. */
const NUMBERED = /^[\s\u00a0]*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;
const BULLET = /^[\s\u00a0]*(?:[·•▪§o\uf0b7-]|\(?(?:\d+|[a-z]|[ivx]+)[.)])[\s\u00a0]+/i;

const isItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' &&
  (/MsoList/.test(element.className) || /mso-list:\s*l\d/i.test(element.getAttribute('data-style') ?? ''));

const depthOf = (item: Element): number =>
  Number(/mso-list:[^;"]*level(\d)/i.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 1);

/** The bullet, which Word marks as something to ignore, or else the first text of the paragraph. */
function takeBullet(item: Element): string {
  const marked = item.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]');
  if (marked) {
    marked.remove();
    return marked.textContent ?? '';
  }
  const walker = item.ownerDocument.createTreeWalker(item, 4);
  const first = walker.nextNode();
  const bullet = BULLET.exec(first?.textContent ?? '')?.[0] ?? '';
  if (first) first.textContent = (first.textContent ?? '').slice(bullet.length);
  return bullet;
}

interface OpenList {
  depth: number;
  list: Element;
}

/** Lists in lists, as deep as Word says. Each run of item paragraphs is one list. */
export function makeWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll('p')].filter(isItem);
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const item of items) {
    const continues = last !== undefined && item.previousElementSibling === last;
    if (!continues) open = [];
    const depth = depthOf(item);
    const name = NUMBERED.test(takeBullet(item)) ? 'ol' : 'ul';
    while ((open.at(-1)?.depth ?? 0) > depth) open.pop();
    const current = open.at(-1);
    if (current?.depth === depth && current.list.tagName.toLowerCase() !== name) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const list = item.ownerDocument.createElement(name);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else if (continues) last?.after(list);
      else item.before(list);
      open.push({ depth, list });
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
    last = open[0]?.list;
  }
}
