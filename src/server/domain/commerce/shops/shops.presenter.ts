import type {
  EditionShops,
  PastedMinted,
  UnmintedList,
} from '#contract/commerce/shops/shops.admin.schemas.ts';
import { shopsOf } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import type { MintedLinks } from './minted-links.service.ts';
import type { AdminShopsService } from './shops.admin.service.ts';

type Told = Awaited<ReturnType<AdminShopsService['get']>>;

export function presentEditionShops({ edition, counted, networks }: Told): EditionShops {
  const { all, byHost } = shopsOf(edition);
  const sum = (hosts: readonly string[], what: 'offers' | 'unminted') =>
    counted.filter(({ host }) => hosts.includes(host)).reduce((total, row) => total + row[what], 0);
  return {
    locale: edition.locale,
    shops: all.map((named) => {
      const hosts = [...byHost].flatMap(([host, shop]) => (shop === named ? [host] : []));
      const { key, name, network, numbers, priceHours, keepsHistory, closed } = named.shop;
      return {
        ...{ key, name, hosts: named.shop.hosts, network, numbers, priceHours, keepsHistory, closed },
        offers: sum(hosts, 'offers'),
        unminted: named.network?.link.kind === 'stored' ? sum(named.at.hosts, 'unminted') : 0,
      };
    }),
    networkNumbers: edition.networkNumbers,
    preferredShop: edition.preferredShop,
    networks,
  };
}

export const presentUnminted = ({ items, more }: Awaited<ReturnType<MintedLinks['list']>>): UnmintedList => ({
  items: items.map(({ offerId, title, url }) => ({ offerId, title, url })),
  more,
});

export const presentMinted = (found: Awaited<ReturnType<MintedLinks['paste']>>): PastedMinted => ({
  lines: found.lines.map(({ line, written, outcome, title, link }) => ({
    line,
    written,
    outcome,
    title,
    link,
  })),
  good: found.good,
  bad: found.bad,
  stored: found.stored,
});
