import type { NetworkUse } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';

/** What networks are looked after with. */
export interface NetworkParts {
  db: Db;
  clock: Clock;
  /** The shops that are paid through a network. */
  usesOf: (id: string) => Promise<NetworkUse[]>;
}

/** As the desk sees a network; one that came with the program was never written down here. */
export interface NetworkFacts {
  network: Network;
  updatedAt: Date | null;
  usedBy: NetworkUse[];
}
