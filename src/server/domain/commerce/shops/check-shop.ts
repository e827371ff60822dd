import { numberProblem } from '#contract/commerce/networks/make-link.ts';
import { type Network, withUsualNumbers } from '#contract/commerce/networks/network.ts';
import type { Shop } from '#contract/commerce/shops/shop.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import type { Locale } from '#contract/site/locales.ts';

interface Among {
  locale: Locale;
  shops: Shop[];
  networkNumbers: Record<string, Record<string, string>>;
  networks: ReadonlyMap<string, Network>;
}

/** Only what the network asks for: what is left of another one would be somebody's guess. */
export const numbersFor = (
  wanted: Network['shopNumbers'],
  given: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(wanted.flatMap(({ key }) => (given[key] ? [[key, given[key]]] : [])));

type Numbers = Readonly<Record<string, string>>;

function numberProblems(network: Network, locale: Locale, account: Numbers, shop: Numbers): FieldProblems {
  const problem = numberProblem(network, withUsualNumbers(network, locale, { account, shop, hosts: [] }));
  if (!problem) return {};
  const isAccounts = network.accountNumbers.some(({ key }) => key === problem.number);
  const code = problem.problem === 'number_missing' ? 'required' : 'invalid';
  return { [`${isAccounts ? 'account' : 'numbers'}.${problem.number}`]: { code } };
}

/** Of the publisher's own numbers alone, whatever shops there are. */
export const accountProblems = (network: Network, locale: Locale, account: Numbers): FieldProblems =>
  numberProblems({ ...network, shopNumbers: [] }, locale, account, {});

/** What stands in the way of links to this shop: a host of another one, a network nobody defines, a number. */
export function shopProblems(shop: Shop, { locale, shops, networkNumbers, networks }: Among): FieldProblems {
  const others = shops.filter(({ key }) => key !== shop.key).flatMap(({ hosts }) => hosts);
  if (shop.hosts.some((host) => others.includes(host))) return { hosts: { code: 'taken' } };
  if (shop.network === null) return {};
  const network = networks.get(shop.network);
  if (!network) return { network: { code: 'invalid' } };
  if (shop.closed) return {};
  return numberProblems(network, locale, networkNumbers[network.id] ?? {}, shop.numbers);
}
