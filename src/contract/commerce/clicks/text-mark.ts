import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';

const ASIN = /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:[/?#]|$)/;
const SHOPEE_CODE = /^https:\/\/s\.shopee\.com\.br\/([A-Za-z0-9]{1,40})$/;

/**
 * The data-at of a link in a text: what can be read from its address. Apart from the
 * others' marks: texts come from the server, and a reader's browser needs no part of this.
 */
export function textMark(href: string): string {
  const asin = shopHostOf(href)?.shop === 'amazon' && ASIN.exec(href)?.[1];
  if (asin) return `text:a-${asin}`;
  const code = SHOPEE_CODE.exec(href)?.[1];
  return code ? `text:s-${code}` : 'text';
}
