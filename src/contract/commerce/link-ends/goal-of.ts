import { isAmazonDomain } from '#contract/commerce/marketplaces/amazon-shops.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { bareHostOf } from '#contract/commerce/networks/read-destination.ts';
import { readTracked } from '#contract/commerce/networks/read-tracked.ts';
import { trackedPlaces } from '#contract/commerce/networks/tracked-places.ts';
import { networkEndOf } from './end-rules.ts';

/** What a link is meant to do, as far as it tells. */
export interface LinkGoal {
  /** The shop's page that it should lead to; undefined where only its network knows. */
  destination: URL | undefined;
  /** The network that it leads over, as a click of its own. */
  over: { network: Network; hosts: string[] } | undefined;
  /** Parameters that must have arrived; without a value any will do. */
  marks: { name: string; value: string | undefined }[];
  /** What the path must still begin with. */
  front: string | undefined;
}

const holdsNumber = (value: string, { accountNumbers }: Network): boolean =>
  accountNumbers.some(({ key }) => value === `{${key}}`);

/** The publisher's own numbers that stand in the address itself. */
function ownMarks(url: URL, network: Network): LinkGoal['marks'] {
  const { link } = network;
  if (link.kind !== 'append') return [];
  const names = link.parameters.filter(({ value }) => holdsNumber(value, network)).map(({ name }) => name);
  return [...url.searchParams]
    .filter(([name, value]) => value !== '' && names.includes(name))
    .map(([name, value]) => ({ name: name.toLowerCase(), value }));
}

const hostsOf = (url: URL, network: Network): string[] => [
  bareHostOf(url),
  ...trackedPlaces(network).map(({ host }) => host),
  ...(networkEndOf(network.id)?.notices ?? []),
];

const isTrackedBy = (url: URL, network: Network): boolean =>
  trackedPlaces(network).some(({ host, path }) => host === bareHostOf(url) && url.pathname.startsWith(path));

function overNetwork(url: URL, network: Network): LinkGoal | undefined {
  const { kind } = network.link;
  const read = kind === 'stored' ? undefined : readTracked(network, url.href);
  if (!read && !isTrackedBy(url, network)) return undefined;
  const destination = read && URL.canParse(read.destination) ? new URL(read.destination) : undefined;
  if (kind === 'append')
    return { destination, over: undefined, marks: ownMarks(url, network), front: undefined };
  if (kind === 'rewritePath') {
    const [, first = ''] = url.pathname.split('/');
    return { destination: url, over: undefined, marks: [], front: read && `/${first}/`.toLowerCase() };
  }
  const arrival = networkEndOf(network.id)?.arrival;
  const marks = arrival ? [{ name: arrival, value: undefined }] : [];
  return { destination, over: { network, hosts: hostsOf(url, network) }, marks, front: undefined };
}

/** By the networks that an owner has and those that come with the program. */
export function goalOf(url: URL, networks: readonly Network[]): LinkGoal {
  const isAmazon = isAmazonDomain(bareHostOf(url));
  for (const network of isAmazon ? [] : networks) {
    const goal = overNetwork(url, network);
    if (goal) return goal;
  }
  const tag = isAmazon ? url.searchParams.get('tag') : null;
  const marks = tag ? [{ name: 'tag', value: tag }] : [];
  return { destination: url, over: undefined, marks, front: undefined };
}
