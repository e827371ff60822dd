import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { pglitePackage } from '#db/pglite/ready-made.ts';
import { ensureProgram } from '../../scripts/lib/build/build.js';
import { openScratch } from '../../scripts/lib/suite/scratch.ts';
import { type PostgresCluster, startPostgresCluster } from './servers/postgres-cluster.ts';
import type { Templates, TestServer } from './servers/postgres-server.ts';
import { findForeignStatements } from './statements.ts';
import { ensurePgliteTemplates, ensurePostgresTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplates: Templates;
    /** Or why there is none: only the tests that need it fail then. */
    postgres: TestServer | { missing: string };
  }
}

let cluster: PostgresCluster | undefined;
let scratch: ReturnType<typeof openScratch> | undefined;
/** Compiled code belongs to the process for as long as somebody holds it: databases that open later find it ready. */
const compiled: WebAssembly.Module[] = [];

export async function setup(project: TestProject): Promise<void> {
  scratch = openScratch();
  const wasm = await readFile(path.join(pglitePackage, 'dist/pglite.wasm'));
  compiled.push(await WebAssembly.compile(wasm));
  const [templates, postgres] = await Promise.all([
    ensurePgliteTemplates(),
    preparePostgres(),
    ensureProgram(process.execPath),
  ]);
  project.provide('pgliteTemplates', templates);
  project.provide('postgres', postgres);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  const { planned, foreign } = await findForeignStatements((await ensurePgliteTemplates()).nothing);
  compiled.length = 0;
  scratch?.remove();
  if (foreign.length === 0) return;
  process.exitCode = 1;
  throw new Error(
    `Of ${planned} statements the embedded database does not understand:\n${foreign.join('\n')}`,
  );
}

async function preparePostgres(): Promise<TestServer | { missing: string }> {
  try {
    const given = process.env.TEST_DATABASE_URL;
    if (!given) cluster = await startPostgresCluster();
    const url = cluster?.url ?? withoutDatabase(given ?? '');
    return { url, sockets: cluster?.sockets, templates: await ensurePostgresTemplates(url) };
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
