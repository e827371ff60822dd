import { clientOf } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { vacuumTable } from '#db/upkeep.ts';
import { findDatabaseSize, listTables } from './database-upkeep.queries.ts';

const MEGABYTE = 1024 * 1024;
/** PostgreSQL's own limit for a statement was reached. */
const TOO_LONG = '57014';

/** Dead rows are removed and counted anew, table by table, so that no query waits for more than one of them. */
export function createDatabaseUpkeepService({ db }: { db: Db }) {
  return {
    listTables: () => listTables(db),

    /** False where a table is too large for one statement: a server then does it by itself, in its own time. */
    async tidy({ schema, name }: { schema: string; name: string }): Promise<boolean> {
      try {
        await vacuumTable(clientOf(db), schema, name);
        return true;
      } catch (error) {
        if ((error as { code?: string }).code === TOO_LONG) return false;
        throw error;
      }
    },

    getMegabytes: async (): Promise<number> => Math.round((await findDatabaseSize(db)) / MEGABYTE),
  };
}

export type DatabaseUpkeepService = ReturnType<typeof createDatabaseUpkeepService>;
