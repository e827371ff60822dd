import fs from 'node:fs';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Content } from '../servers/postgres-server.ts';
import { createServerDatabase } from '../servers/postgres-server.ts';
import { type ServerProcess, startProgram } from './program-process.ts';

/** The real program in a process of its own, ended with the test. */
export function runServer(env: Record<string, string>): ServerProcess {
  const server = startProgram(env);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  });
  return server;
}

/** A data folder whose embedded database is migrated already, and filled: a start takes a second instead of five. */
export function copyTemplateInto(dataDir: string, content: Content = 'nothing'): void {
  fs.cpSync(inject('pgliteTemplates')[content], path.join(dataDir, 'database'), { recursive: true });
}

/** The same on the server, gone with the test: the program opens it sooner than an embedded one. */
export async function copyTemplateOnServer(content: Content = 'nothing'): Promise<string> {
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createServerDatabase(postgres.url, postgres.templates[content]);
  onTestFinished(drop);
  return url;
}
