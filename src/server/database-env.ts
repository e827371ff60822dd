import { z } from 'zod';
import type { OpenDatabaseOptions } from '#db/open.ts';

const address = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');
const CONNECTIONS = { least: 3, most: 200 } as const;
const problem = `must be a whole number from ${CONNECTIONS.least} to ${CONNECTIONS.most}`;

/** The server that holds the data; without it the database is embedded. */
export const databaseVariables = {
  DATABASE_URL: address.optional(),
  DATABASE_LISTEN_URL: address.optional(),
  DATABASE_READ_URL: address.optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,3}$/, problem)
    .transform(Number)
    .refine((count) => count >= CONNECTIONS.least && count <= CONNECTIONS.most, problem)
    .optional(),
};
type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseVariables>>;

export function databaseProblems(env: DatabaseEnvironment): [name: string, message: string][] {
  if (env.DATABASE_URL) return [];
  const problems: [string, string | undefined, string][] = [
    [
      'DATABASE_LISTEN_URL',
      env.DATABASE_LISTEN_URL,
      'is for a pooler at DATABASE_URL, which is not set: set both, or none',
    ],
    [
      'DATABASE_READ_URL',
      env.DATABASE_READ_URL,
      'is for a replica of the server at DATABASE_URL, which is not set: the embedded database has none',
    ],
  ];
  return problems.flatMap(([name, value, message]) => (value ? [[name, message]] : []));
}

/** As whoever opens it wants to be told. */
export const databaseOf = (env: DatabaseEnvironment & { DATA_DIR: string }): OpenDatabaseOptions => ({
  url: env.DATABASE_URL,
  listenUrl: env.DATABASE_LISTEN_URL,
  connections: env.DATABASE_CONNECTIONS,
  dataDir: env.DATA_DIR,
});
