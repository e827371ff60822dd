import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { migrateDatabase } from '#db/migrate.ts';
import { PgClient } from '#db/pg/client.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { runOnServer } from './postgres-server.ts';

const migrations = path.resolve(import.meta.dirname, '../../src/db/migrations');
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/vitrina');

/** A migrated data directory, kept between runs; each test file takes a copy, which is five times as fast as making one. */
export async function ensurePgliteTemplate(): Promise<string> {
  const template = path.join(cache, `pglite-${migrationsHash()}`);
  if (fs.existsSync(template)) return template;
  fs.mkdirSync(cache, { recursive: true });
  const making = `${template}.${process.pid}`;
  const client = await PgliteClient.open(making, { durable: false });
  await migrateDatabase(client);
  await client.close();
  moveIntoPlace(making, template);
  return template;
}

/** The name of a migrated database on the server, to be used as `CREATE DATABASE … TEMPLATE`. */
export async function ensurePostgresTemplate(server: string): Promise<string> {
  const template = `vitrina_template_${migrationsHash()}`;
  const exists = `SELECT 1 FROM pg_database WHERE datname = '${template}'`;
  if ((await runOnServer(server, exists)).length > 0) return template;
  const making = `${template}_${process.pid}`;
  await runOnServer(server, `CREATE DATABASE ${making}`);
  const client = await PgClient.open(`${server}/${making}`);
  await migrateDatabase(client);
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

function migrationsHash(): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const name of [...files.sort(), 'meta/_journal.json']) {
    hash.update(name).update(fs.readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
