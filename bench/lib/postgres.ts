import { startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { createServerDatabase } from '#test/harness/servers/postgres-server.ts';

export interface BenchServer {
  /** An empty database; answers its address. */
  createDatabase(): Promise<string>;
  /** Leaves nothing behind. */
  stop(): Promise<void>;
}

/** The server of TEST_DATABASE_URL, or a throw-away one made from the PostgreSQL of this system. */
export async function openBenchServer(): Promise<BenchServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: withoutDatabase(given), stop: async () => {} } : await startPostgresCluster();
  const drops: (() => Promise<void>)[] = [];
  return {
    async createDatabase() {
      const { url, drop } = await createServerDatabase(server.url);
      drops.push(drop);
      return url;
    },
    async stop() {
      for (const drop of drops) await drop();
      await server.stop();
    },
  };
}

function withoutDatabase(address: string): string {
  const url = new URL(address);
  url.pathname = '';
  url.search = '';
  return url.href;
}
