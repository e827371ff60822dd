/** What a page says of itself to machines, and how many of its nodes are looked at. */
const NODES = 2_000;
const SCRIPTS = 30;
const TAG_CHARS = 2_000;

const GONE = ['outofstock', 'soldout', 'discontinued'];
const THERE = [
  'instock',
  'limitedavailability',
  'onlineonly',
  'instoreonly',
  'preorder',
  'presale',
  'backorder',
  'madetoorder',
];

type Word = 'gone' | 'there';

/** "https://schema.org/OutOfStock", "OutOfStock" and "out of stock" are one word. */
function wordOf(value: unknown): Word | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined;
  const plain = value.toLowerCase().replaceAll(' ', '').replaceAll('_', '').replaceAll('-', '');
  const word = plain.slice(plain.lastIndexOf('/') + 1);
  if (GONE.includes(word) || word === 'oos') return 'gone';
  return THERE.includes(word) || word === 'availablefororder' ? 'there' : undefined;
}

/** The texts between a beginning and an end, one after the other. */
function* between(page: string, from: string, to: string, most: number): Iterable<string> {
  for (let at = page.indexOf(from), n = 0; at >= 0 && n < most; at = page.indexOf(from, at), n += 1) {
    const end = page.indexOf(to, at + from.length);
    if (end < 0) return;
    yield page.slice(at, end);
    at = end;
  }
}

const isProduct = (node: Record<string, unknown>): boolean =>
  [node['@type']].flat().some((type) => type === 'Product' || type === 'ProductGroup');

/** The first product that is named, wherever it stands: the others of a page are those that it recommends. */
function firstProduct(root: unknown): Record<string, unknown> | undefined {
  const waiting = [root];
  for (let n = 0; n < NODES && n < waiting.length; n += 1) {
    const node = waiting[n];
    if (Array.isArray(node)) waiting.push(...node.slice(0, NODES));
    else if (typeof node === 'object' && node !== null) {
      if (isProduct(node as Record<string, unknown>)) return node as Record<string, unknown>;
      waiting.push(...Object.values(node).filter((value) => typeof value === 'object'));
    }
  }
  return undefined;
}

function availabilitiesIn(product: unknown): Word[] {
  const waiting = [product];
  const words: Word[] = [];
  for (let n = 0; n < NODES && n < waiting.length; n += 1) {
    const node = waiting[n];
    if (Array.isArray(node)) waiting.push(...node.slice(0, NODES));
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) {
        const word = key === 'availability' ? wordOf(value) : undefined;
        if (word) words.push(word);
        else if (typeof value === 'object' && key !== 'isRelatedTo' && key !== 'isSimilarTo')
          waiting.push(value);
      }
  }
  return words;
}

function inScripts(page: string): Word[] {
  for (const script of between(page, '<script', '</script', SCRIPTS * 10)) {
    const opened = script.indexOf('>');
    if (opened < 0 || !script.slice(0, opened).toLowerCase().includes('application/ld+json')) continue;
    try {
      const product = firstProduct(JSON.parse(script.slice(opened + 1)));
      const words = product ? availabilitiesIn(product) : [];
      if (words.length > 0) return words;
    } catch {
      // What is no JSON says nothing.
    }
  }
  return [];
}

/** In either kind of quotes; no more than that is looked for. */
function attributeOf(tag: string, name: string): string | undefined {
  for (const quote of ['"', "'"]) {
    const at = tag.indexOf(`${name}=${quote}`);
    const from = at + name.length + 2;
    const end = at < 0 ? -1 : tag.indexOf(quote, from);
    if (end >= 0) return tag.slice(from, end);
  }
  return undefined;
}

const NAMES = ['product:availability', 'og:availability', 'availability'];

function inTags(page: string): Word[] {
  return ['<meta', '<link'].flatMap((kind) =>
    [...between(page, kind, '>', NODES)].flatMap((tag) => {
      if (tag.length > TAG_CHARS) return [];
      const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'itemprop') ?? '';
      const value = attributeOf(tag, 'content') ?? attributeOf(tag, 'href');
      const word = NAMES.includes(name.toLowerCase()) ? wordOf(value) : undefined;
      return word ? [word] : [];
    }),
  );
}

/** Sold out is what has no offer left: one variant that can be had is enough. */
export function isSoldOut(page: string): boolean {
  const told = inScripts(page);
  const words = told.length > 0 ? told : inTags(page);
  return words.length > 0 && words.every((word) => word === 'gone');
}
