import { eanDigits, identifiesProduct, isEan } from '#contract/commerce/products/ean.ts';

/** What stands in a text: an address, or a number by itself. */
export type Written =
  | { kind: 'address'; written: string; url: URL }
  | { kind: 'asin'; written: string }
  | { kind: 'ean'; written: string };

/** What people put around addresses and numbers. */
const AROUND = /[\s<>"'`()[\]{}*|“”‘’«»]+/u;
const TRAILING = '.,;:!?…_~';
const LEADING = '.,;:!?…_~#=';
const WEB = /^https?:\/\//i;
/** Without its beginning: a host with a dot in it, and a path. */
const BARE = /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}\/\S/i;
const WORD_CHARS = 4_000;
const ALONE_CHARS = 40;

/** A long run of such signs must not be gone over again for each of them. */
function trimmed(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && LEADING.includes(word.charAt(from))) from += 1;
  while (to > from && TRAILING.includes(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
}

/** "https://a,https://b" and "https://ahttps://b" are two; in "Link:https://a" the address begins later. */
const parted = (word: string): string[] =>
  word.split(/[,;](?=https?:\/\/)|(?<=[a-z0-9])(?=https?:\/\/)/i).map((part) => {
    const at = part.search(/https?:\/\//i);
    return at > 0 && !BARE.test(part) ? part.slice(at) : part;
  });

function addressOf(word: string): URL | undefined {
  const text = WEB.test(word) ? word : BARE.test(word) ? `https://${word}` : undefined;
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
}

/** As Amazon gives them out by itself; a book's number would be anybody's ten digits, and needs to be named. */
const ASIN = /^B0[A-Z0-9]{8}$/;
const NAMED_ASIN = /^(?:[A-Z0-9]{9}[0-9X]|[A-Z0-9]{10})$/;

function numberOf(word: string, before: string, isAlone: boolean): Written | undefined {
  const named = before.toLowerCase();
  const upper = word.toUpperCase();
  const isAsin = ASIN.test(word) || ((named === 'asin' || isAlone) && ASIN.test(upper));
  if (isAsin || (named === 'asin' && NAMED_ASIN.test(upper))) return { kind: 'asin', written: upper };
  // Eight digits are a date or half a telephone number more often than not.
  const isNamed = isAlone || /^(?:ean|ean-?8|ean-?13|gtin|upc|isbn|barcode|código|codice)$/.test(named);
  const digits = isNamed ? eanDigits(word) : word;
  const isLongEnough = digits.length > 8 || isNamed;
  return isLongEnough && isEan(digits) && identifiesProduct(digits)
    ? { kind: 'ean', written: digits }
    : undefined;
}

/** Addresses and numbers in a text, in their order. */
export function* findWritten(text: string): Generator<Written> {
  // Nothing but a barcode, in the groups in which it is printed.
  const alone = text.length <= ALONE_CHARS ? eanDigits(text) : '';
  if (isEan(alone) && identifiesProduct(alone)) {
    yield { kind: 'ean', written: alone };
    return;
  }
  const words = text.split(AROUND).filter(Boolean);
  let before = '';
  for (const word of words) {
    if (word.length > WORD_CHARS) continue;
    for (const part of parted(word)) {
      const plain = trimmed(part);
      // "EAN:789…" and "ASIN=B0…" are a name and a number.
      const [, name, value] = /^([a-z0-9-]{2,12})[:=]([\w-]{8,20})$/i.exec(plain) ?? [];
      const url = addressOf(plain);
      if (url) yield { kind: 'address', written: plain, url };
      else {
        const number = numberOf(value ?? plain, name ?? before, words.length === 1);
        if (number) yield number;
      }
      before = plain;
    }
  }
}
