import { networkSchema } from '#contract/commerce/networks/network.schemas.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { readyMade, readyMadeById } from '#contract/commerce/networks/ready-made.ts';
import type { NetworkRow } from './networks.queries.ts';

export interface OwnNetwork {
  network: Network;
  updatedAt: Date;
}

export interface KnownNetworks {
  /** The ready-made ones, each in its place or an owner's instead of it; then what else owners have. */
  all: Network[];
  own: OwnNetwork[];
  /** Keys of what was written down for another version of the program. */
  unreadable: string[];
}

/** What is kept passes the schema once more: links are made of it, and a restored backup may be older than the rules. */
export function readNetworks(rows: readonly NetworkRow[]): KnownNetworks {
  const own: OwnNetwork[] = [];
  const unreadable: string[] = [];
  for (const { key, definition, updatedAt } of rows) {
    const { data } = networkSchema.safeParse(definition);
    if (data?.id === key) own.push({ network: data, updatedAt });
    else unreadable.push(key);
  }
  const ownById = new Map(own.map(({ network }) => [network.id, network]));
  const others = own.map(({ network }) => network).filter(({ id }) => !readyMadeById.has(id));
  return {
    all: [...readyMade.map((network) => ownById.get(network.id) ?? network), ...others],
    own,
    unreadable,
  };
}

const keysOf = ({ accountNumbers, shopNumbers }: Network): string =>
  [...accountNumbers, ...shopNumbers]
    .map(({ key }) => key)
    .sort()
    .join(' ');

/** Whether the program's own could do a changed one's work: shops have given the numbers that it asks for. */
export function canGiveBack(network: Network): boolean {
  const original = readyMadeById.get(network.id);
  return original !== undefined && keysOf(original) === keysOf(network);
}
