import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from '../../../test/harness/programs/quick-start.ts';
import { startPostgresCluster } from '../../../test/harness/servers/postgres-cluster.ts';
import { createServerDatabase } from '../../../test/harness/servers/postgres-server.ts';

/** What `npm start` runs, on a PostgreSQL server of its own that is gone with it. `node` options of this are options of that. */
const cluster = await startPostgresCluster();
const { url } = await createServerDatabase(cluster.url);
const child = spawn(process.execPath, [...process.execArgv, ...program], {
  env: { ...process.env, DATABASE_URL: `${url}?host=${cluster.sockets}` },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'close');
await cluster.stop();
process.exitCode = code ?? 1;
