import { eanDigits, isEan } from '#contract/commerce/products/ean.ts';
import { limits } from '#contract/site/limits.ts';
import { foldText } from '#i18n/fold.ts';
import { readMoney } from '#i18n/read-money.ts';

/** One line: which product somebody means, and what it costs. */
export interface ReadLine {
  line: number;
  written: string;
  /** Undefined where the line has no two parts. */
  by?: { ean: string } | { externalId: string } | { name: string };
  price?: number;
}

const ASIN = /^[A-Z0-9]{10}$/;
/** The last of these parts the price from the rest; a comma does not, because it stands in prices. */
const PARTING = [';', '\t', '|'];
/** "1e3" and "12x" are no prices, whatever letters are taken away. */
const PRICE = /^(?:R\$|US\$|MX\$|[€$]|[A-Z]{3})?[\d.,\s]+(?:€|[A-Z]{3})?$/;

function meantBy(text: string): NonNullable<ReadLine['by']> {
  const digits = eanDigits(text);
  if (isEan(digits)) return { ean: digits };
  const asin = text.toUpperCase();
  // A word of ten letters is a name; a number of the shop's has digits in it.
  if (ASIN.test(asin) && /\d/.test(asin)) return { externalId: asin };
  return { name: foldText(text) };
}

/** Nobody writes a product and a price at such length. */
const LINE_CHARS = 400;

function readLine(written: string, line: number, language: string): ReadLine {
  const short = written.slice(0, 200).toWellFormed();
  const parted = Math.max(...PARTING.map((sign) => written.lastIndexOf(sign)));
  const what = written.slice(0, Math.max(0, parted)).trim();
  const amount = written.slice(parted + 1).trim();
  if (written.length > LINE_CHARS || what === '' || amount === '') return { line, written: short };
  const price = PRICE.test(amount) ? readMoney(amount, language) : undefined;
  const isPrice = price !== undefined && price > 0 && price <= limits.products.maxPrice;
  return { line, written: short, by: meantBy(what), ...(isPrice && { price }) };
}

/** Lines with anything in them, as an editor of text numbers them. */
export const readPasted = (text: string, language: string): ReadLine[] =>
  text
    .split(/\r\n|[\r\n]/)
    .map((written, index) => ({ written: written.trim(), line: index + 1 }))
    .filter(({ written }) => written !== '')
    .map(({ written, line }) => readLine(written, line, language));
