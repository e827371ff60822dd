import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { replaceProduct } from '#contract/writing/content/content-products.ts';
import { checkableUrl } from '../links/checkable-url.ts';

export interface LinkSwap {
  /** As it is asked for; however it is spelled in a text, it is this one. */
  url: string;
  newUrl: string;
  /** Cards of one product become cards of another; undefined where they stay. */
  products?: { from: number; to: number } | undefined;
}

/** Wherever an address can stand in a body. */
const swapHrefs = <T>(value: T, { url, newUrl }: LinkSwap): T => {
  if (Array.isArray(value)) return value.map((each) => swapHrefs(each, { url, newUrl })) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]) => {
    const isHere = key === 'href' && typeof inside === 'string' && checkableUrl(inside) === url;
    return [key, isHere ? newUrl : swapHrefs(inside, { url, newUrl })];
  });
  return Object.fromEntries(entries) as T;
};

/** The body with one link in the place of another, and one product, where that is wanted. */
export function swapLink(body: ContentDocument, swap: LinkSwap): ContentDocument {
  const swapped = swapHrefs(body, swap);
  return swap.products ? replaceProduct(swapped, swap.products.from, swap.products.to) : swapped;
}
