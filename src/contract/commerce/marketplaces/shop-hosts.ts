const SHOPS = /^(?:www\.)?(?:(amazon\.[a-z.]{2,6})|(amzn\.to)|((?:s\.)?shopee\.com\.br))$/;

/** The shop that an address leads to, and of Amazon the country's domain; a short link does not tell it. */
export type ShopHost = { shop: 'amazon'; domain: string | undefined } | { shop: 'shopee' };

export function shopHostOf(href: string): ShopHost | undefined {
  const found = URL.canParse(href) && SHOPS.exec(new URL(href).hostname);
  if (!found) return undefined;
  return found[3] ? { shop: 'shopee' } : { shop: 'amazon', domain: found[1] };
}
