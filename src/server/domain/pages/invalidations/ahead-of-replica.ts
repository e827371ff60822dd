import type { Replica } from '#db/replica/replica.ts';
import type { Ledger } from './ledger.ts';

/**
 * A page that says where in the ledger it begins is not asked about again for what lies below: so whatever the replica
 * answers from then on has to be as new as that place, whether or not anything was heard of.
 */
export function aheadOfReplica(ledger: Ledger, replica: Pick<Replica, 'hear'>): Ledger {
  let newest = 0n;
  return {
    ...ledger,
    async getPosition() {
      const position = await ledger.getPosition();
      if (position > newest) {
        newest = position;
        replica.hear();
      }
      return position;
    },
  };
}
