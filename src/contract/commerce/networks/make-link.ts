import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { isSpelled } from './characters.ts';
import { fillLink } from './fill-link.ts';
import type { Network, NetworkNumber, NetworkShop } from './network.ts';
import { networkLimits } from './network-limits.ts';
import { bareHostOf, type DestinationProblem, encoded, readDestination } from './read-destination.ts';
import { cleanSub } from './sub-id.ts';

export type LinkProblem =
  | DestinationProblem
  | 'number_missing'
  | 'number_wrong'
  /** The network mints its links elsewhere: nothing can be made here. */
  | 'not_minted'
  /** The definition itself is no good. */
  | 'definition';
export type MadeLink = { link: string; removed: string[] } | { problem: LinkProblem; number?: string };

/** Nothing that could end an attribute, whatever the definition says. */
const WHOLE = /^https:\/\/[^\s"'<>\\`]+$/;

export const isNumber = (number: NetworkNumber, value: string): boolean =>
  number.isHost ? value.length <= number.max && isShopHost(value) : isSpelled(number, value);

const given = (values: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(values, key) && values[key]) || '';

/** The first number that stands in the way of every link of this shop. */
export function numberProblem(
  { accountNumbers, shopNumbers }: Network,
  { account, shop }: NetworkShop,
): { problem: 'number_missing' | 'number_wrong'; number: string } | undefined {
  const all = [
    ...accountNumbers.map((number) => ({ number, value: given(account, number.key) })),
    ...shopNumbers.map((number) => ({ number, value: given(shop, number.key) })),
  ];
  for (const { number, value } of all) {
    if (value === '' && number.required) return { problem: 'number_missing', number: number.key };
    if (value !== '' && !isNumber(number, value)) return { problem: 'number_wrong', number: number.key };
  }
  return undefined;
}

/** Names that our own link brings along: an address must not have them already. */
export const ownNames = ({ link, sub }: Network): string[] =>
  link.kind === 'append'
    ? [...link.parameters.map(({ name }) => name), ...(sub?.params ?? [])].map((name) => name.toLowerCase())
    : [];

const writtenFor = (number: NetworkNumber, values: Readonly<Record<string, string>>): string =>
  number.isHost ? given(values, number.key) : encoded(given(values, number.key));

/** A link to one of the shop's pages by which the network knows whom to pay; or why there is none. */
export function makeLink(network: Network, shop: NetworkShop, destination: string, sub = ''): MadeLink {
  if (network.link.kind === 'stored') return { problem: 'not_minted' };
  const wrong = numberProblem(network, shop);
  if (wrong) return wrong;
  const read = readDestination(destination, shop.hosts, ownNames(network));
  if ('problem' in read) return read;
  const known = new Map([
    ...network.accountNumbers.map((number) => [number.key, writtenFor(number, shop.account)] as const),
    ...network.shopNumbers.map((number) => [number.key, writtenFor(number, shop.shop)] as const),
    ['sub', encoded(cleanSub(network, sub))],
  ]);
  const made = fillLink(network, known, read.address);
  if (!made || !WHOLE.test(made.link) || !URL.canParse(made.link)) return { problem: 'definition' };
  if (made.link.length > networkLimits.linkChars) return { problem: 'too_long' };
  const url = new URL(made.link);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const isThere = bareHostOf(url) === made.host.replace(/^www\./, '');
  return isPlain && isThere ? { link: made.link, removed: read.removed } : { problem: 'definition' };
}
