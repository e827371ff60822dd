/** Amazon's shops, by what the tags of their programme end with: a tag from another region earns nothing. */
const shopsByTagEnding: Record<string, string> = {
  '-20': 'amazon.com amazon.ca amazon.com.br amazon.com.mx',
  '-21':
    'amazon.it amazon.es amazon.de amazon.fr amazon.co.uk amazon.nl amazon.se amazon.pl amazon.com.be amazon.ie amazon.com.tr amazon.in amazon.ae amazon.sa amazon.eg amazon.co.za',
  '-22': 'amazon.co.jp amazon.com.au amazon.sg',
};
const tagEndings = new Map(
  Object.entries(shopsByTagEnding).flatMap(([ending, shops]) =>
    shops.split(' ').map((shop) => [shop, ending] as const),
  ),
);
const TAG = /^[A-Za-z0-9][A-Za-z0-9-]{0,60}-\d\d$/;

export const amazonDomains: readonly string[] = [...tagEndings.keys()];
export const isAmazonDomain = (domain: string): boolean => tagEndings.has(domain);

/** What the tags of that shop's programme end with; empty where it is no shop. */
export const tagEndingOf = (domain: string): string => tagEndings.get(domain) ?? '';

/** Whether a tag can be one of that shop's programme. */
export const isTagOf = (domain: string, tag: string): boolean =>
  TAG.test(tag) && tag.slice(-3) === tagEndings.get(domain);
