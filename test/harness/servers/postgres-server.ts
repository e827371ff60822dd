import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What a database holds when a test gets it: the demonstration as it is at `demoNow`, or its tables alone. */
export type Content = 'nothing' | 'demo';
export type Templates = Record<Content, string>;

export interface TestServer {
  url: string;
  /** The folder in which it listens besides, where this run has started it. */
  sockets?: string | undefined;
  /** The databases to copy from. */
  templates: Templates;
}

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function runOnServer(server: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Empty without a template. */
export async function createServerDatabase(server: string, template?: string): Promise<ServerDatabase> {
  const name = `vitrina_test_${randomUUID().replaceAll('-', '')}`;
  const copy = template ? `TEMPLATE ${template} STRATEGY file_copy` : '';
  await runOnServer(server, `CREATE DATABASE ${name} ${copy}`);
  return {
    url: `${server}/${name}`,
    async drop() {
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
