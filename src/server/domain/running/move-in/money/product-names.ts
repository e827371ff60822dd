import { limits } from '#contract/site/limits.ts';
import { wordsOfHtml } from '../converting/markup.ts';
import { shortened } from '../entries/wording.ts';
import { isAsin } from './amazon-places.ts';

/** How well a text names a product: what a link says, what a picture shows, what the old site calls it. */
export const nameRanks = { link: 1, picture: 2, title: 3 } as const;

const MAX_CHARS = 300;
/** What people write on links and buttons, in the languages of our editions: none of it is a product's name. */
const CALLS =
  /\b(?:amazon|aqui|aquí|qui|here|click|clique|clic|clicca|check|confira|veja|ver|vedi|vea|see|view|buy|compre|comprar|compra|acquista|shop|price|preço|precio|prezzo|oferta|offerta|deal|site|sito|sitio|loja|tienda|negozio|store|link|mais|more|más|info|scopri|leia|read|best|melhor|mejor|migliore|latest)\b/gi;
const LETTER = /\p{L}/u;

const EDGES = new Set([...' "\'“”«»:;,.']);

/** Without the quotes and points around it. */
function clean(text: string): string {
  const words = wordsOfHtml(text.slice(0, 2_000));
  let [from, to] = [0, words.length];
  while (from < to && EDGES.has(words.charAt(from))) from += 1;
  while (from < to && EDGES.has(words.charAt(to - 1))) to -= 1;
  return words.slice(from, to);
}

/** The name that a text is, as far as anybody can tell; undefined where it is a call or an address. */
export function nameIn(text: string, rank: number): string | undefined {
  const name = clean(text);
  if (name.length < 2 || name.length > MAX_CHARS || !LETTER.test(name)) return undefined;
  if (isAsin(name) || /^(?:https?:|www\.)/i.test(name)) return undefined;
  if (rank >= nameRanks.title) return name;
  const words = name.split(/\s+/);
  if (words.length < 2) return undefined;
  // A link in the middle of a sentence says what the sentence does.
  if (rank <= nameRanks.link && !/^[\p{Lu}\d]/u.test(name)) return undefined;
  // A sentence that is nothing but calls and small words names nothing.
  const own = name
    .replace(CALLS, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2);
  return own.length >= 2 || (own.length === 1 && /\d/.test(name)) ? name : undefined;
}

/** Brand and name as the two fields want them; together they read as the old site wrote it. */
export function brandAndName(
  written: string,
  brand: string | undefined,
  number: string,
): { brand: string; name: string } {
  const line = written.replace(/\s+/g, ' ').trim();
  const { brandChars, nameChars } = limits.products;
  const own = brand?.replace(/\s+/g, ' ').trim() ?? '';
  const [first = '', ...others] = line.split(' ');
  const isSaid = own !== '' && line.toLowerCase().startsWith(`${own.toLowerCase()} `);
  const rest = own === '' ? others.join(' ') : isSaid ? line.slice(own.length).trim() : line;
  return {
    brand: shortened(own || first, brandChars),
    name: shortened(rest || number || line, nameChars),
  };
}
