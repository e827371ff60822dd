import { type Database, openDatabase } from '#db/open.ts';
import { createServerDatabase } from '#test/harness/servers/postgres-server.ts';
import type { FaultContext } from './fault.ts';
import { newFolder } from './folder.ts';

export interface Store {
  dataDir: string;
  /** What tells the program where its data is. */
  env: Record<string, string>;
  /** In this process; an embedded database has to be free. It is closed with the fault, or earlier. */
  open(): Promise<Database>;
}

type StoreContext = Pick<FaultContext, 'engine' | 'postgres' | 'defer'>;

/** An empty database of the engine that the fault is about. */
export async function newStore(context: StoreContext, dataDir = newFolder(context)): Promise<Store> {
  const url = context.engine === 'pg' ? await serverDatabase(context) : undefined;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) },
    async open() {
      const database = await openDatabase({ dataDir, ...(url && { url }) });
      context.defer(() => database.close());
      return database;
    },
  };
}

async function serverDatabase({ postgres, defer }: StoreContext): Promise<string> {
  const { url: server } = await postgres();
  const { url, drop } = await createServerDatabase(server);
  defer(drop);
  return url;
}
