import type { SqlClient } from '#db/client.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { runUpkeep } from '#db/upkeep.ts';

/**
 * After a bulk load: planner statistics, and the trigram indexes' waiting lists merged into them. PostgreSQL's
 * autovacuum would come to it within minutes; until then every search reads those lists from end to end.
 */
export async function tidyUp(client: SqlClient): Promise<void> {
  if (client instanceof PgliteClient) return runUpkeep(client, { full: true });
  for (const table of ['posts', 'articles', 'categories']) await client.exec(`VACUUM (ANALYZE) ${table}`);
}
