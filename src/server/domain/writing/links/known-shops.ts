import { goalOf } from '#contract/commerce/link-ends/goal-of.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { bareHostOf } from '#contract/commerce/networks/read-destination.ts';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { shopPageOf } from '#contract/commerce/networks/recognise/known-shops.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';

/** What the editions know of shops and networks. */
export interface KnownShops {
  networks: readonly Network[];
  hosts: ReadonlySet<string>;
}

export async function knownShopsOf(editions: Pick<EditionsService, 'listAll'>): Promise<KnownShops> {
  const all = await editions.listAll();
  const own = new Map(all.flatMap(({ ownNetworks }) => ownNetworks).map((each) => [each.id, each]));
  return {
    // An owner's definition goes ahead of the one that came with the program.
    networks: [...own.values(), ...readyMade.filter(({ id }) => !own.has(id))],
    hosts: new Set(all.flatMap(({ shops }) => shops.flatMap(({ hosts }) => hosts))),
  };
}

/** Whether a link earns, as far as its address tells: only of these the end is looked at. */
export function leadsToShop(href: string, { networks, hosts }: KnownShops): boolean {
  const url = new URL(href);
  if (hosts.has(bareHostOf(url)) || shopPageOf(url) !== undefined) return true;
  const { over, marks, front } = goalOf(url, networks);
  return over !== undefined || marks.length > 0 || front !== undefined;
}
