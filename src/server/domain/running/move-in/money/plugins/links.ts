import { element, type Markup, type MarkupNode, plainText } from '../../converting/markup.ts';
import { anywhere } from '../amazon-places.ts';
import type { BoxSources, WantedProduct } from '../boxes.ts';

/** Where a product is bought: its own page, or that of its number. */
export const hrefOf = ({ asin, url, tag }: WantedProduct): string =>
  asin === undefined ? (url ?? '') : anywhere(asin, tag);

/** What is written where nobody knows a name: a reader still gets there. */
export const unnamed = ({ asin, url }: WantedProduct): string => {
  if (asin !== undefined) return `Amazon: ${asin}`;
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : (url ?? '');
};

/** A link within a sentence, with the words that it had, or else the product's name. */
export function linkTo(
  product: WantedProduct,
  words: MarkupNode[],
  sources: BoxSources,
  className?: string,
): Markup {
  const shown =
    plainText(words) === '' ? [product.name || sources.nameOf(product) || unnamed(product)] : words;
  return element('a', { href: hrefOf(product), ...(className && { class: className }) }, shown);
}

/** A button of a text. */
export const BUTTON = 'wp-block-button__link';
