import type {
  DeskNetwork,
  NetworkDefinition,
  NetworkList,
} from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import { readyMadeById } from '#contract/commerce/networks/ready-made.ts';
import type { NetworkFacts } from './network-parts.ts';

export const presentNetwork = ({ network, updatedAt, usedBy }: NetworkFacts): DeskNetwork => ({
  origin: updatedAt === null ? 'ready' : readyMadeById.has(network.id) ? 'changed' : 'own',
  // Whoever has it may not change it; the answer's type knows no such thing.
  definition: network as NetworkDefinition,
  updatedAt: updatedAt?.toISOString() ?? null,
  usedBy,
});

export const presentNetworks = (known: { networks: NetworkFacts[]; unreadable: string[] }): NetworkList => ({
  items: known.networks.map(presentNetwork),
  unreadable: known.unreadable,
});
