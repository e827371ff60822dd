import type { TestProject } from 'vitest/node';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';
import type { TestServer } from './postgres-server.ts';
import { ensurePgliteTemplate, ensurePostgresTemplate } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
    /** Or why there is none: only the tests that need it fail then. */
    postgres: TestServer | { missing: string };
  }
}

let cluster: PostgresCluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  const [template, postgres] = await Promise.all([ensurePgliteTemplate(), preparePostgres()]);
  project.provide('pgliteTemplate', template);
  project.provide('postgres', postgres);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}

async function preparePostgres(): Promise<TestServer | { missing: string }> {
  try {
    const given = process.env.TEST_DATABASE_URL;
    if (!given) cluster = await startPostgresCluster();
    const url = cluster?.url ?? withoutDatabase(given ?? '');
    return { url, template: await ensurePostgresTemplate(url) };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}

function withoutDatabase(address: string): string {
  const url = new URL(address);
  url.pathname = '';
  url.search = '';
  return url.href;
}
