import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { SqlClient } from '#db/client.ts';
import { type Database, drizzleOn } from '#db/open.ts';
import { PgClient } from '#db/pg/client.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';
import {
  type Content,
  createServerDatabase,
  type ServerDatabase,
  type TestServer,
} from './servers/postgres-server.ts';
import { noteStatements } from './statements.ts';

export type { Content };

export const engines = ['pglite', 'pg'] as const;
export type Engine = (typeof engines)[number];
/** For what is the same on either engine (permissions, validation, wording, escaping): one, unless everything is run. */
export const oneEngine: readonly Engine[] = process.env.TEST_EVERYTHING ? engines : ['pg'];
export const otherEngine: Record<Engine, Engine> = { pglite: 'pg', pg: 'pglite' };

/** A busy machine may take its time over the demo content: no timing fails a test. */
const transactionTimeoutMs = 100_000;

interface Opened {
  client: SqlClient;
  drop(): Promise<void>;
}

export type Seed = (db: Database['db'], now: Date) => Promise<unknown>;

/**
 * A database of its own for the surrounding file or `describe`: `const database = useDatabase('pglite')`, then
 * `database().db`. It is a copy of one that was migrated, and filled, once.
 */
export function useDatabase(kind: Engine, content: Content = 'nothing'): () => Database {
  let opened: Opened | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    opened = kind === 'pglite' ? await openPgliteCopy(content) : await openPostgresCopy(content);
    const { client } = opened;
    database = { client, db: drizzleOn(client), close: () => client.close() };
  });
  afterAll(async () => {
    await opened?.client.close();
    await opened?.drop();
  });
  return () => {
    if (!database)
      throw new Error('The database is there in tests and hooks only, not while they are being declared.');
    return database;
  };
}

async function openPgliteCopy(content: Content): Promise<Opened> {
  const folder = makeTemporaryFolder();
  const dataDir = path.join(folder, 'database');
  fs.cpSync(inject('pgliteTemplates')[content], dataDir, { recursive: true });
  const client = await PgliteClient.open(dataDir, { durable: false, transactionTimeoutMs });
  return { client, drop: async () => fs.rmSync(folder, { recursive: true, force: true }) };
}

async function openPostgresCopy(content: Content): Promise<Opened> {
  const { url, sockets, templates } = testServer();
  const copy = await createServerDatabase(url, templates[content]);
  // A statement by way of a port takes half as much processor time again.
  const address = sockets ? `${copy.url}?host=${sockets}` : copy.url;
  const client = await PgClient.open(address, { maxConnections: 4, transactionTimeoutMs });
  noteStatements(client);
  return { client, drop: copy.drop };
}

/** For tests of the start itself: a database on the server with nothing in it. */
export async function createEmptyPostgresDatabase(): Promise<ServerDatabase> {
  return createServerDatabase(testServer().url);
}

function testServer(): TestServer {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  return postgres;
}
