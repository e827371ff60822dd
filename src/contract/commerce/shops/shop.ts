/** A shop that an edition's offers may lead to, as its owner wrote it down. */
export interface Shop {
  /** By which it is known for good; made of its first name. */
  key: string;
  /** As readers see it on a button. */
  name: string;
  /** Its own hosts, without "www."; each belongs to one shop of an edition. */
  hosts: string[];
  /** The network that pays for its sales; null where its links are kept as they come. */
  network: string | null;
  /** Its numbers at the network, by their keys. */
  numbers: Record<string, string>;
  /** Where its own terms say something else than the network's definition. */
  priceHours: number | null;
  keepsHistory: boolean | null;
  /** Gone, or its programme is: nobody is led there any more, and what is known of its offers stays. */
  closed: boolean;
}

/** The publisher's own numbers in an edition, by network. */
export type NetworkNumbers = Record<string, Record<string, string>>;

/** Shops that are no list's matter: their marketplaces make their links. */
export const marketplaceShops = ['amazon', 'shopee'] as const;

/** What programmes without a word on it are held to. */
export const usualTerms = { maxAgeHours: 48, keepsHistory: true, standsApart: false } as const;

/** A shop that is known by its host and nothing else: its links are kept as they come. */
export const plainShop = (host: string): Shop => ({
  key: host,
  name: host,
  hosts: [host],
  network: null,
  numbers: {},
  priceHours: null,
  keepsHistory: null,
  closed: false,
});
