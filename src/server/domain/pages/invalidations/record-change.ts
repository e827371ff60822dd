import type { Db } from '#db/open.ts';
import { insertInvalidation } from './invalidations.queries.ts';

/** In the transaction of the change itself: readers see both or neither. `cause` is for people ("post 12 published"). */
export async function recordChange(
  tx: Db,
  at: Date,
  cause: string,
  changed: Iterable<string>,
): Promise<void> {
  const tags = [...new Set(changed)];
  if (tags.length > 0) await insertInvalidation(tx, tags, cause, at);
}
