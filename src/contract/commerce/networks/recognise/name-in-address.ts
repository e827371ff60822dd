/** Words that stand in addresses of every shop, and are no product's. */
const NOT_NAMES = /^(?:produtos?|products?|productos?|prodotti|itens?|items?|articulo|ofertas?|offers?)$/i;
const SEGMENT_CHARS = 300;
const NAME_CHARS = 160;
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 5;

/** "panela%20azul" as it is meant; what is no encoding stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Without what shops put around a name: an ending, their own number before or after it. */
const bare = (segment: string): string =>
  decoded(segment)
    .replace(/\.(?:html?|aspx?|php)$/i, '')
    .replace(/^ML[A-Z]U?-?\d{5,14}-/i, '')
    .replace(/-_JM$/, '')
    .replace(/-i\.\d{1,20}\.\d{1,20}$/, '')
    .replace(/-(?:p|sku|prod)?-?\d{5,20}$/i, '');

function wordsOf(segment: string): string[] {
  const isNone = segment.length > SEGMENT_CHARS || segment.includes('=') || NOT_NAMES.test(segment);
  return isNone
    ? []
    : bare(segment)
        .split(/[-_+\s]/)
        .filter((word) => /[\p{L}\d]/u.test(word));
}

const letters = (words: string[]): number => words.join('').replace(/[^\p{L}]/gu, '').length;

/**
 * What an address calls its product: the longest run of words in its path. It is a suggestion, and no more: shops
 * write it without accents, and change it as they like.
 */
export function nameInAddress({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  const [best = []] = pathname
    .slice(0, 1_000)
    .split('/')
    .map(wordsOf)
    .filter((words) => words.length >= FEWEST_WORDS && letters(words) >= FEWEST_LETTERS)
    .sort((a, b) => b.length - a.length);
  const name = best
    .join(' ')
    .replace(/[\p{Cc}<>]/gu, '')
    .slice(0, NAME_CHARS)
    .toWellFormed()
    .trim();
  return name === '' ? undefined : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
