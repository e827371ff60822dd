import type { ConstructorOptions, PgBoss } from 'pg-boss';

interface Answer {
  rows: unknown[];
}

/** What the queue needs of the open database, whichever it is. */
export interface QueueClient {
  readonly kind: 'pglite' | 'pg';
  query: (text: string, params?: unknown[]) => Promise<Answer>;
  exec: (text: string) => Promise<Answer[]>;
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<() => Promise<void>>;
}

/** Its tables stand in a schema of their own, beside ours. */
const SCHEMA = 'jobs';

/**
 * The queue on the connection that is there: it opens none of its own. New work is announced, so what it asks
 * again and again can be asked rarely; an embedded database would otherwise never be idle.
 */
export async function createBoss(
  client: QueueClient,
  options: Partial<ConstructorOptions> = {},
): Promise<PgBoss> {
  // Where no jobs run, a process does without it.
  const { PgBoss: Queue } = await import('pg-boss');
  return new Queue({
    db: {
      // Only a statement without values can be a script of several.
      executeSql: async (text, values) =>
        values?.length
          ? client.query(text, values)
          : { rows: (await client.exec(text)).flatMap(({ rows }) => rows) },
      listen: async (channel, onMessage, onReconnect) => ({
        close: await client.listen(channel, onMessage, onReconnect),
      }),
    },
    backend: client.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    useListenNotify: true,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    // We have no chains of jobs, and the database is vacuumed elsewhere.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 600,
    monitorVacuum: false,
    reindex: false,
    ...options,
  });
}
