import { trackedPattern } from '#contract/commerce/networks/link-pattern.ts';
import { readDestination } from '#contract/commerce/networks/read-destination.ts';
import type { PastedMinted } from '#contract/commerce/shops/shops.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { NamedShop } from '#server/domain/commerce/marketplaces/named-shops/named-shop.ts';

export interface Unminted {
  id: number;
  title: string;
  url: string | null;
}
type Line = PastedMinted['lines'][number] & { offerId?: number };

const WEB = /^https?:\/\//i;

/** The addresses in a line: what a panel gives is separated by tabs, commas or blanks. */
const addressesIn = (line: string): string[] =>
  line
    .slice(0, limits.products.urlChars * 3)
    .split(/[\s,;"]+/)
    .filter((word) => WEB.test(word) && URL.canParse(word))
    .map((word) => new URL(word.replace(/^http:/i, 'https:')).href);

/**
 * Which link belongs to which address: the one that stands beside it in its line, or else by their order, as panels give them
 * back. `waiting` are the offers as they were shown.
 */
export function readMinted(text: string, waiting: Unminted[], { network, at }: NamedShop): Line[] {
  const pattern = network && trackedPattern(network, at);
  const pageOf = (address: string) => {
    const read = readDestination(address, at.hosts);
    return 'problem' in read ? undefined : read.address;
  };
  const byPage = new Map(waiting.map((offer) => [pageOf(offer.url ?? '') ?? '', offer]));
  const seen = new Set<number | string>();
  let next = 0;
  return text
    .split('\n')
    .map((written, index) => ({ written: written.trim(), line: index + 1 }))
    .filter(({ written }) => written !== '')
    .map(({ written, line }): Line => {
      const told = { line, written: written.slice(0, 200), title: null, link: null };
      const addresses = addressesIn(written);
      const link = addresses.find((address) => pattern?.test(address));
      const page = addresses.map(pageOf).find((each) => each !== undefined);
      // One that is no good has its place all the same: the next ones must not move up to its address.
      const offer = page === undefined ? waiting[next++] : byPage.get(page);
      if (link === undefined)
        return {
          ...told,
          title: offer?.title ?? null,
          outcome: addresses.length > 0 ? 'foreign_link' : 'no_link',
        };
      if (page !== undefined && !offer) return { ...told, link, outcome: 'unknown_address' };
      if (!offer) return { ...told, link, outcome: 'too_many' };
      const found = { ...told, title: offer.title, link, offerId: offer.id };
      if (seen.has(offer.id) || seen.has(link)) return { ...found, outcome: 'twice' };
      seen.add(offer.id).add(link);
      return { ...found, outcome: 'good' };
    });
}
