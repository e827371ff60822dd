import pg from 'pg';
import type { SqlSession } from '../client.ts';
import { readAddress } from '../pg/address.ts';
import { unreachable } from '../pg/errors.ts';
import { sessionOn } from '../pg/session.ts';
import { asStartOptions, type Settings } from '../pg/settings.ts';
import type { StatementTimes } from '../statement-times.ts';
import { anotherDatabase, identityOf, noStandby } from './identity.ts';

/** A connection to the replica. It ends with the server's life, so what was seen through it stays true. */
export interface StandbyConnection {
  readonly session: SqlSession;
  /** How far the server was when it was last looked at through this connection, and when that was. */
  seen: { replayed: bigint; at: number } | undefined;
  look(): Promise<void>;
  release(isBroken: boolean): void;
}

export interface Standby {
  connect(): Promise<StandbyConnection>;
  close(): Promise<void>;
}

interface StandbyParts {
  url: string;
  connections: number | undefined;
  times: StatementTimes;
  /** Of the database that it has to be a copy of. */
  copyOf: string;
}

const USUAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const SETTINGS: Settings = {
  TimeZone: 'UTC',
  search_path: 'public',
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
};
const LOOK = `SELECT pg_is_in_recovery() AS "isStandby",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS replayed`;

/** Connections to a server that follows the main one. Nothing is opened before somebody asks. */
export function openStandby({ url, connections, times, copyOf }: StandbyParts): Standby {
  const address = readAddress(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections ?? USUAL_CONNECTIONS,
    keepAlive: true,
    application_name: 'vitrina reader',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: asStartOptions(SETTINGS),
  });
  const seenBy = new WeakMap<pg.PoolClient, StandbyConnection['seen']>();
  // A lost connection is dropped at its next use; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));

  async function look(session: SqlSession, isNew: boolean): Promise<bigint> {
    if (isNew) {
      const { of, isStandby } = await identityOf(session);
      if (!isStandby) throw noStandby();
      if (of !== copyOf) throw anotherDatabase();
    }
    const { rows } = await session.query<{ isStandby: boolean; replayed: string | null }>(LOOK);
    const [{ isStandby, replayed } = { isStandby: false, replayed: null }] = rows;
    // Also later: one that was made the main server keeps its connections.
    if (!isStandby || replayed === null) throw noStandby();
    return BigInt(replayed);
  }

  async function connect(): Promise<StandbyConnection> {
    const connection = await pool.connect().catch((error: unknown) => {
      throw unreachable(error, address, 'DATABASE_READ_URL');
    });
    const session = sessionOn(connection, STATEMENT_TIMEOUT_MS, times);
    return {
      session,
      get seen() {
        return seenBy.get(connection);
      },
      async look() {
        const at = performance.now();
        seenBy.set(connection, { replayed: await look(session, !seenBy.has(connection)), at });
      },
      release: (isBroken) => connection.release(isBroken),
    };
  }

  return { connect, close: () => pool.end() };
}
