import type { Db } from '#db/open.ts';
import { nextBatchId } from './audit.queries.ts';

/** A number that no other batch of changes has: it ties their lines in the log together, and undoing asks for it. */
export const openBatch = (tx: Db): Promise<number> => nextBatchId(tx);
