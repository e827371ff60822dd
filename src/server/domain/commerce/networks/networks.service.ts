import type { Network } from '#contract/commerce/networks/network.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { NetworkFacts, NetworkParts } from './network-parts.ts';
import { listNetworkRows } from './networks.queries.ts';
import { type KnownNetworks, readNetworks } from './read-networks.ts';
import { createNetworkWriting } from './write-networks.ts';

export function createNetworksService({ rows, ...parts }: NetworkParts & { rows: RememberedRows }) {
  const { db, usesOf } = parts;
  const readAll = async (): Promise<KnownNetworks> => readNetworks(await listNetworkRows(db));

  /** Every page with a link asks this: while one is made, it is remembered until somebody changes a network. */
  async function list(): Promise<readonly Network[]> {
    noteSeen(tags.networks());
    return (await rows.get('networks', readAll, () => [tags.networks()])).all;
  }

  return {
    list,

    async get(id: string): Promise<Network | undefined> {
      return (await list()).find((network) => network.id === id);
    },

    /** Everything there is to see at the desk, shops included. */
    async overview(caller: Caller): Promise<{ networks: NetworkFacts[]; unreadable: string[] }> {
      requireRole(caller, 'viewer');
      const { all, own, unreadable } = await readAll();
      const moments = new Map(own.map(({ network, updatedAt }) => [network.id, updatedAt]));
      const networks = all.map(async (network) => ({
        network,
        updatedAt: moments.get(network.id) ?? null,
        usedBy: await usesOf(network.id),
      }));
      return { networks: await Promise.all(networks), unreadable };
    },

    ...createNetworkWriting(parts),
  };
}
