import { createHash } from 'node:crypto';
import { edgeLimits } from '#contract/site/edge-limits.ts';

/**
 * A letter for each kind of tag, and how the rest of its name is written. Caches remember them: a letter that was used once
 * means the same for ever.
 */
const kinds: Readonly<Record<string, readonly [letter: string, rest: 'number' | 'locale' | 'hash']>> = {
  alternates: ['a', 'hash'],
  author: ['b', 'number'],
  category: ['c', 'number'],
  'category-posts': ['d', 'number'],
  edition: ['e', 'locale'],
  editions: ['f', 'hash'],
  page: ['g', 'hash'],
  'author-works': ['h', 'number'],
  popular: ['i', 'locale'],
  'product-posts': ['j', 'number'],
  product: ['k', 'number'],
  lifetime: ['l', 'hash'],
  missing: ['m', 'locale'],
  neighbours: ['n', 'number'],
  offers: ['o', 'locale'],
  post: ['p', 'number'],
  posts: ['q', 'locale'],
  review: ['r', 'number'],
  reviews: ['s', 'locale'],
  networks: ['t', 'hash'],
  setting: ['u', 'hash'],
  launches: ['v', 'locale'],
  'shop-link': ['w', 'hash'],
  'missing-outside': ['x', 'hash'],
  categories: ['y', 'locale'],
  everything: ['z', 'hash'],
  // No letter is left.
  picture: ['2', 'hash'],
  pictures: ['3', 'hash'],
};
/** A kind that nobody has given a letter: known by its hash alone. */
const UNNAMED = '1';

const NUMBER = /^[1-9]\d{0,14}$/;
const LOCALE = /^[a-z]{2}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const HASHED_LETTERS = 8;

/** The first forty bits of SHA-256, five to a letter. */
function hashed(text: string): string {
  let bits = createHash('sha256').update(text).digest().readUIntBE(0, 5);
  let letters = '';
  for (let n = 0; n < HASHED_LETTERS; n += 1) {
    letters = LETTERS[bits % 32] + letters;
    bits = Math.floor(bits / 32);
  }
  return letters;
}

/** A tag as caches in front know it: by itself, by its part of its kind, and by its kind. */
export interface CompactTag {
  kind: string;
  exact: string;
  bucket: string;
}

function read(tag: string): CompactTag {
  const colon = tag.indexOf(':');
  const name = colon < 0 ? tag : tag.slice(0, colon);
  const [kind, how] = kinds[name] ?? [UNNAMED, 'hash'];
  if (colon < 0 && kind !== UNNAMED) return { kind, exact: kind, bucket: kind };
  const rest = kind === UNNAMED ? tag : tag.slice(colon + 1);
  const isNumber = how === 'number' && NUMBER.test(rest);
  const isLocale = how === 'locale' && LOCALE.test(rest);
  const id = isNumber ? Number(rest).toString(36) : isLocale ? rest : hashed(rest);
  const place = isNumber ? Number(rest) : Number.parseInt(hashed(rest).slice(-3), 36);
  // No letter stands in front of it: it is no tag of any kind.
  return { kind, exact: kind + id, bucket: `0${kind}${(place % edgeLimits.page.buckets).toString(36)}` };
}

const known = new Map<string, CompactTag>();
const MOST_KNOWN = 20_000;

/**
 * Small letters and digits alone, which every cache takes: Cloudflare and CloudFront see no capitals, Akamai forbids colons.
 * Numbers stay numbers, which are shorter than any hash of them.
 */
export function compactTag(tag: string): CompactTag {
  const found = known.get(tag);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = read(tag);
  known.set(tag, made);
  return made;
}

/** Everything that a page may be called which carries one of these. */
export function namesToPurge(tags: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const tag of tags) {
    const { exact, bucket, kind } = compactTag(tag);
    names.add(exact).add(bucket).add(kind);
  }
  return names;
}
