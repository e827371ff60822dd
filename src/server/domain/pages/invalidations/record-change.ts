import type { Db } from '#db/open.ts';
import { insertInvalidation } from './invalidations.queries.ts';

interface How {
  /** Of what changed, what nobody may see any more: a post that was withdrawn, a picture that is gone. */
  takenDown?: Iterable<string>;
}

/** In the transaction of the change itself: readers see both or neither. `cause` is for people ("post 12 published"). */
export async function recordChange(
  tx: Db,
  at: Date,
  cause: string,
  changed: Iterable<string>,
  how: How = {},
): Promise<void> {
  const takenDown = [...new Set(how.takenDown)];
  const tags = [...new Set([...changed, ...takenDown])];
  if (tags.length > 0) await insertInvalidation(tx, { tags, takenDown, cause, at });
}
