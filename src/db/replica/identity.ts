import type { SqlSession } from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';

interface Identity {
  isStandby: boolean;
  /** Of the cluster, given when it was made, and of the database in it: a standby has both of its main server. */
  of: string;
}

export async function identityOf(session: Pick<SqlSession, 'query'>): Promise<Identity> {
  const { rows } = await session.query<Identity>(
    `SELECT pg_is_in_recovery() AS "isStandby",
       (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS "of"
     FROM pg_database WHERE datname = current_database()`,
  );
  const [identity] = rows;
  if (!identity) throw new Error('The database does not say which it is.');
  return identity;
}

export const noStandby = () =>
  new DatabaseStartError(
    'no-standby',
    'DATABASE_READ_URL leads to a server that is no standby: it does not follow another one. Set it to the address of a streaming replica of the server at DATABASE_URL, or leave it away.',
  );

export const anotherDatabase = () =>
  new DatabaseStartError(
    'no-standby',
    'DATABASE_READ_URL leads to a standby of another server than that of DATABASE_URL, or to another database of it. Set it to the same database at a streaming replica of that server.',
  );
