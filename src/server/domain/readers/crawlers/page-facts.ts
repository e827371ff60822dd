import { type ComparedPart, comparedParts } from '#contract/readers/crawlers/crawlers.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';

/** What a page says, each part as lines. */
type PageFacts = Record<ComparedPart, string[]>;

/** What starts at "<" and ends at ">", quoted values whole: a ">" in one does not end it. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!(?:--.*?--|[^>]*)>/gis;

const spokenNames = ['aria-label', 'alt', 'title', 'placeholder', 'content'] as const;
/** Made once: a page has thousands of elements. */
const patterns = Object.fromEntries(
  [...spokenNames, 'name', 'href', 'rel', 'type'].map((name) => [
    name,
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i'),
  ]),
);

const attributeOf = (attributes: string, name: string): string | undefined => {
  const found = attributes && patterns[name]?.exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
};

const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a document from one end to the other, as a crawler without scripts would: elements, texts, links, data. */
export function factsOf(html: string): PageFacts {
  const facts: PageFacts = { title: [], canonical: [], robots: [], text: [], links: [], data: [] };
  const lower = html.toLowerCase();
  let at = 0;
  const say = (part: ComparedPart, text: string) => {
    const line = lineOf(text);
    if (line) facts[part].push(line);
  };
  for (;;) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    say('text', html.slice(at, tag?.index));
    if (!tag) return facts;
    at = tag.index + tag[0].length;
    const [, closing, name = '', attributes = ''] = tag;
    if (closing || !name) continue;
    const kind = name.toLowerCase();
    for (const spoken of spokenNames) {
      const value = attributeOf(attributes, spoken);
      if (value)
        say(kind === 'meta' && attributeOf(attributes, 'name') === 'robots' ? 'robots' : 'text', value);
    }
    const href = attributeOf(attributes, 'href');
    const rel = attributeOf(attributes, 'rel') ?? '';
    if (kind === 'a' || kind === 'area') say('links', `${href} ${rel}`);
    if (kind === 'link' && rel === 'canonical') say('canonical', href ?? '');
    if (kind === 'link' && rel === 'alternate') say('links', `${href} ${rel}`);
    if (!['script', 'style', 'title'].includes(kind)) continue;
    // Of these the parser takes everything up to their own end tag as text.
    const end = lower.indexOf(`</${kind}`, at);
    const inside = html.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? html.length : end;
    if (kind === 'title') say('title', inside);
    if (kind === 'script' && attributeOf(attributes, 'type') === 'application/ld+json') say('data', inside);
  }
}

export interface Difference {
  parts: ComparedPart[];
  /** The first lines that are not the same; empty where one of the two has none left. */
  whole: string;
  bare: string;
}

/** What the two variants of a page do not have in common. */
export function differenceOf(whole: string, bare: string): Difference | undefined {
  const [a, b] = [factsOf(whole), factsOf(bare)];
  const differing = comparedParts.filter(
    (part) => a[part].length !== b[part].length || a[part].some((line, index) => line !== b[part][index]),
  );
  const [first] = differing;
  if (!first) return undefined;
  const place = a[first].findIndex((line, index) => line !== b[first][index]);
  const index = place < 0 ? a[first].length : place;
  const excerpt = (lines: string[]) => (lines[index] ?? '').slice(0, engineLimits.crawlers.excerptChars);
  return { parts: differing, whole: excerpt(a[first]), bare: excerpt(b[first]) };
}
