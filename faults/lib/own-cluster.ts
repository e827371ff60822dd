import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresCluster, startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { createServerDatabase } from '#test/harness/servers/postgres-server.ts';
import type { FaultContext } from './fault.ts';

const STARTS_WITHIN_MS = 30_000;

export interface OwnCluster extends PostgresCluster {
  /** Of the one database in it. */
  databaseUrl: string;
  /** Up again, however it went down: what is left of a killed server may be in the way for a moment. */
  comeBack(): Promise<void>;
}

/** A server that the fault may treat as badly as it likes. */
export async function ownCluster({ defer }: FaultContext): Promise<OwnCluster> {
  const cluster = await startPostgresCluster({ durable: true });
  defer(cluster.stop);
  const { url: databaseUrl } = await createServerDatabase(cluster.url);
  return {
    ...cluster,
    databaseUrl,
    async comeBack() {
      for (const began = performance.now(); ; await pause(200)) {
        try {
          return cluster.resume();
        } catch (error) {
          if (performance.now() - began > STARTS_WITHIN_MS) throw error;
        }
      }
    },
  };
}
