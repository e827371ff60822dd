import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SqlClient } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { drizzleOn } from '#db/open.ts';
import { PgClient } from '#db/pg/client.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { seedDemo } from '#seed/demo.ts';
import { fingerprint } from '../../scripts/lib/build/fingerprint.js';
import { demoNow } from './demo-now.ts';
import { runOnServer, type Templates } from './servers/postgres-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/vitrina');

const fill = async (client: SqlClient): Promise<void> => {
  await seedDemo(drizzleOn(client), demoNow);
  // A server that has been up for a minute has looked at its tables; one that begins with guesses may choose otherwise.
  await client.exec('ANALYZE');
};

/** Data directories, kept between runs for as long as nothing changes that could change them; each test takes a copy. */
export async function ensurePgliteTemplates(): Promise<Templates> {
  const nothing = await ensureFolder('pglite', hashOf('src/db'), migrateDatabase);
  const demo = await ensureFolder('pglite-demo', hashOf('src', 'seed'), fill, nothing);
  return { nothing, demo };
}

/** Each is 40 MB: those of what the sources were before go, but for one that a run may be copying. */
function forgetOlder(stem: string): void {
  const folders = fs
    .readdirSync(cache)
    .filter((name) => new RegExp(`^${stem}-[0-9a-f]{12}$`).test(name))
    .map((name) => path.join(cache, name))
    .sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  for (const folder of folders.slice(2)) fs.rmSync(folder, { recursive: true, force: true });
}

async function ensureFolder(
  stem: string,
  hash: string,
  make: (client: SqlClient) => Promise<unknown>,
  from?: string,
): Promise<string> {
  const template = path.join(cache, `${stem}-${hash}`);
  if (fs.existsSync(template)) return template;
  fs.mkdirSync(cache, { recursive: true });
  const making = `${template}.${process.pid}`;
  if (from) fs.cpSync(from, making, { recursive: true });
  const client = await PgliteClient.open(making, { durable: false });
  await make(client);
  await client.close();
  moveIntoPlace(making, template);
  forgetOlder(stem);
  return template;
}

/** The names of databases on the server, to be used as `CREATE DATABASE … TEMPLATE`. */
export async function ensurePostgresTemplates(server: string): Promise<Templates> {
  const nothing = await ensureNamed(server, `vitrina_template_${hashOf('src/db')}`, migrateDatabase);
  const demo = await ensureNamed(server, `vitrina_demo_${hashOf('src', 'seed')}`, fill, nothing);
  return { nothing, demo };
}

async function ensureNamed(
  server: string,
  template: string,
  make: (client: SqlClient) => Promise<unknown>,
  from?: string,
): Promise<string> {
  const exists = `SELECT 1 FROM pg_database WHERE datname = '${template}'`;
  if ((await runOnServer(server, exists)).length > 0) return template;
  const making = `${template}_${process.pid}`;
  await runOnServer(server, `CREATE DATABASE ${making} ${from ? `TEMPLATE ${from} STRATEGY file_copy` : ''}`);
  const client = await PgClient.open(`${server}/${making}`);
  await make(client);
  await client.close();
  await runOnServer(server, `ALTER DATABASE ${making} RENAME TO ${template}`).catch(async (error) => {
    await runOnServer(server, `DROP DATABASE ${making}`);
    if ((await runOnServer(server, exists)).length === 0) throw error; // else another run was faster
  });
  return template;
}

/** Another run may have been faster with the same content: then its template serves. */
function moveIntoPlace(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    fs.rmSync(from, { recursive: true, force: true });
    if (!fs.existsSync(to)) throw error;
  }
}

const hashOf = (...folders: string[]): string =>
  createHash('sha256')
    .update(fingerprint(folders.map((folder) => path.join(root, folder))))
    .digest('hex')
    .slice(0, 12);
