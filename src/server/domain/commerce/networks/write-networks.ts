import { isDeepStrictEqual } from 'node:util';
import { NEW_NETWORK } from '#contract/commerce/networks/desk/networks.words.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { readyMadeById } from '#contract/commerce/networks/ready-made.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { NetworkFacts, NetworkParts } from './network-parts.ts';
import * as queries from './networks.queries.ts';
import { canGiveBack, readNetworks } from './read-networks.ts';

const taken = () => invalidFields({ id: { code: 'taken' } });

/** For the log: each part of a definition that is another one now. */
function changesOf(before: Network, after: Network) {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Network)[];
  return Object.fromEntries(
    parts
      .filter((part) => !isDeepStrictEqual(before[part], after[part]))
      .map((part) => [part, { from: before[part] ?? null, to: after[part] ?? null }]),
  );
}

/** What a definition says decides who is paid, and where readers are sent: an owner's business. */
export function createNetworkWriting({ db, clock, usesOf }: NetworkParts) {
  const factsOf = async (network: Network, updatedAt: Date): Promise<NetworkFacts> => ({
    network,
    updatedAt,
    usedBy: await usesOf(network.id),
  });

  async function tell(
    tx: Db,
    { actor, at, id, title }: { actor: Actor; at: Date; id: string; title: string },
    action: 'created' | 'updated' | 'deleted',
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await recordAudit(tx, actor, at, { action, subject: 'network', subjectId: id, title, details });
    const done = action === 'updated' ? 'changed' : action;
    await recordChange(tx, at, `network ${id} ${done}`, [tags.networks()]);
  }

  async function insert(tx: Db, actor: Actor, network: Network, at: Date): Promise<void> {
    if ((await queries.countNetworks(tx)) >= networkLimits.own)
      throw new DomainError('conflict', 'There are too many networks.', { reason: 'too_many_networks' });
    await queries.insertNetwork(tx, { key: network.id, definition: network, createdAt: at, updatedAt: at });
    await tell(tx, { actor, at, id: network.id, title: network.name }, 'created');
  }

  return {
    async create(caller: Caller, network: Network): Promise<NetworkFacts> {
      const actor = requireRole(caller, 'owner');
      if (network.id === NEW_NETWORK) throw invalidFields({ id: { code: 'reserved' } });
      if (readyMadeById.has(network.id)) throw taken();
      const at = clock();
      try {
        await db.transaction((tx) => insert(tx, actor, network, at));
      } catch (error) {
        throw violatesUnique(error, 'networks_pkey') ? taken() : error;
      }
      return factsOf(network, at);
    },

    /** `seen` is the version that somebody has changed: a colleague's newer one is not written over. */
    async change(
      caller: Caller,
      id: string,
      network: Network,
      seen: string | undefined,
    ): Promise<NetworkFacts> {
      const actor = requireRole(caller, 'owner');
      if (network.id !== id) throw invalidFields({ id: { code: 'invalid' } });
      const at = clock();
      const updatedAt = await db.transaction(async (tx) => {
        const row = await queries.lockNetwork(tx, id);
        if (!row && !readyMadeById.has(id)) throw notFound(`The network ${id}`);
        const known = row && readNetworks([row]).own[0];
        if (known?.updatedAt.toISOString() !== seen)
          throw conflict(`The network ${id} was changed meanwhile.`);
        if (!row) {
          await insert(tx, actor, network, at);
          return at;
        }
        const changes = changesOf(row.definition, network);
        if (Object.keys(changes).length === 0) return row.updatedAt;
        await queries.updateNetwork(tx, id, { definition: network, updatedAt: at });
        await tell(tx, { actor, at, id, title: network.name }, 'updated', changes);
        return at;
      });
      return factsOf(network, updatedAt);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      const actor = requireRole(caller, 'owner');
      const at = clock();
      const uses = await usesOf(id);
      await db.transaction(async (tx) => {
        const row = await queries.lockNetwork(tx, id);
        if (!row) throw notFound(`The network ${id}`);
        const [known] = readNetworks([row]).own;
        const isNeeded = known && !canGiveBack(known.network) && uses.length > 0;
        if (isNeeded)
          throw new DomainError('conflict', `Shops use the network ${id}.`, { reason: 'network_in_use' });
        await queries.deleteNetworkRow(tx, id);
        await tell(tx, { actor, at, id, title: known?.network.name ?? id }, 'deleted');
      });
    },
  };
}
