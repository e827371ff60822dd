import type { SqlSession } from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';

/** What every connection has to have, by the names that the server knows. */
export type Settings = Record<string, string>;

/** For a connection that is this program's alone. */
export const asStartOptions = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

interface Standing {
  role: string;
  database: string;
  settings: Settings;
}

/** Through a pooler a connection has what its role has: without these, times shift and nothing ends by itself. */
export async function assertSettings(session: SqlSession, wanted: Settings): Promise<void> {
  const { rows } = await session.query<Standing>(
    `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database,
       (SELECT json_object_agg(name, setting) FROM pg_settings WHERE name = ANY($1::text[])) AS settings`,
    [Object.keys(wanted)],
  );
  const [{ role, database, settings } = { role: '', database: '', settings: {} }] = rows;
  const missing = Object.entries(wanted).filter(([name, value]) => settings[name] !== value);
  if (missing.length === 0) return;
  const lines = missing.map(
    ([name, value]) => `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}';`,
  );
  throw new DatabaseStartError(
    'unfit-pooler',
    `A pooler passes no settings on, so the role has to have them. Run this at the server itself, then let the pooler connect anew (RECONNECT):\n${lines.join('\n')}`,
  );
}
