import pg from 'pg';
import {
  type DatabaseStats,
  DatabaseUnavailable,
  isDatabaseUnavailable,
  type QueryOptions,
  type Results,
  type SqlClient,
  type SqlSession,
  type StopListening,
  type TransactionOptions,
} from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';
import { StatementTimes } from '../statement-times.ts';
import { runTransaction } from '../transaction.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import { readAddress } from './address.ts';
import { asUnavailable, unreachable } from './errors.ts';
import { PgListener } from './listener.ts';
import { sessionOn } from './session.ts';
import { asStartOptions, assertSettings, type Settings } from './settings.ts';

export interface PgOptions {
  maxConnections?: number | undefined;
  /** The server's own address, where the usual one is that of a pooler: what listens needs a connection to itself. */
  listenUrl?: string | undefined;
  statementTimeoutMs?: number;
  transactionTimeoutMs?: number;
}

const USUAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const OLDEST_SERVER = 15;
/** This process ends a long transaction first; the server does it where this process no longer can. */
const SERVER_MARGIN_MS = 5_000;

/** PostgreSQL behind PGlite's shape: a pool of connections, and one more that listens. */
export class PgClient implements SqlClient {
  readonly kind = 'pg';
  readonly place: string;
  readonly times = new StatementTimes();
  readonly #pool: pg.Pool;
  readonly #listener: PgListener;
  readonly #statementTimeoutMs: number;
  readonly #transactionTimeoutMs: number;
  readonly #settings: Settings;
  readonly #failures = { unavailable: 0, refused: 0 };
  #closing: Promise<void> | undefined;

  private constructor(connectionString: string, place: string, options: PgOptions) {
    this.place = place;
    const { maxConnections = USUAL_CONNECTIONS, listenUrl } = options;
    const { statementTimeoutMs = 30_000, transactionTimeoutMs = 15_000 } = options;
    this.#statementTimeoutMs = statementTimeoutMs;
    this.#transactionTimeoutMs = transactionTimeoutMs;
    this.#settings = {
      TimeZone: 'UTC',
      search_path: 'public',
      statement_timeout: String(statementTimeoutMs),
      idle_in_transaction_session_timeout: String(transactionTimeoutMs + SERVER_MARGIN_MS),
    };
    const common = {
      keepAlive: true,
      application_name: 'vitrina',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    };
    const own = { ...common, options: asStartOptions(this.#settings) };
    // A pooler lends one connection to many, and takes no settings along: they are the role's.
    const pooled = listenUrl ? common : own;
    this.#pool = new pg.Pool({ ...pooled, connectionString, max: maxConnections });
    // A lost connection is dropped at its next use; without listeners it would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (connection) => connection.on('error', () => {}));
    this.#listener = new PgListener({ ...own, connectionString: listenUrl ?? connectionString });
  }

  static async open(connectionString: string, options: PgOptions = {}): Promise<PgClient> {
    const address = readAddress(connectionString);
    const { host, port, database } = address;
    const client = new PgClient(connectionString, `${host}:${port}/${database}`, options);
    try {
      await client.#assertServerIsCurrent();
      if (options.listenUrl) await assertSettings(client, client.#settings);
      return client;
    } catch (error) {
      await client.close();
      throw error instanceof DatabaseStartError ? error : unreachable(error, address);
    }
  }

  query<Row = Record<string, unknown>>(text: string, params?: unknown[], options?: QueryOptions) {
    return this.#borrow((connection) => this.#session(connection).query<Row>(text, params, options));
  }

  exec(text: string): Promise<Results[]> {
    return this.#borrow(async (connection) => {
      try {
        return await this.#session(connection).exec(text);
      } catch (error) {
        // The script may have failed between its own BEGIN and COMMIT; where this fails too, the connection is gone.
        await connection.query('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  transaction<T>(work: (tx: SqlSession) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const { timeoutMs, statementMs } = options;
    const limit = timeoutMs ?? this.#transactionTimeoutMs;
    const statementLimit = statementMs ?? Math.max(timeoutMs ?? 0, this.#statementTimeoutMs);
    return this.#borrow((connection) => {
      const session = this.#session(connection, statementLimit);
      const limited = async (tx: SqlSession) => {
        if (timeoutMs || statementMs) await tx.exec(allow(statementLimit));
        return work(tx);
      };
      return runTransaction(this, session, limited, limit);
    });
  }

  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap = () => {},
  ): Promise<StopListening> {
    assertOutsideTransaction(this);
    try {
      return await this.#listener.subscribe(channel, onMessage, onGap);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  stats(): DatabaseStats {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting, ...this.#failures, listening: this.#listener.isConnected };
  }

  async close(): Promise<void> {
    assertOutsideTransaction(this);
    this.#closing ??= Promise.all([this.#listener.close(), this.#pool.end()]).then(() => {});
    await this.#closing;
  }

  #session(connection: pg.ClientBase, timeoutMs = this.#statementTimeoutMs): SqlSession {
    return sessionOn(connection, timeoutMs, this.times);
  }

  async #borrow<T>(work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
    assertOutsideTransaction(this);
    if (this.#closing) throw new DatabaseUnavailable('The database is closed.');
    let connection: pg.PoolClient | undefined;
    let broken = false;
    try {
      connection = await this.#pool.connect();
      const result = await work(connection);
      if (connection.getTransactionStatus() !== 'I') await connection.query('ROLLBACK');
      return result;
    } catch (error) {
      const known = asUnavailable(error);
      broken = isDatabaseUnavailable(known);
      this.#failures[broken ? 'unavailable' : 'refused'] += 1;
      throw known;
    } finally {
      connection?.release(broken);
    }
  }

  async #assertServerIsCurrent(): Promise<void> {
    const { rows } = await this.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST_SERVER) return;
    throw new DatabaseStartError(
      'old-server',
      `DATABASE_URL leads to PostgreSQL ${version}. Version ${OLDEST_SERVER} or later is needed.`,
    );
  }
}

function allow(timeoutMs: number): string {
  return `
    SET LOCAL statement_timeout = ${timeoutMs};
    SET LOCAL idle_in_transaction_session_timeout = ${timeoutMs + SERVER_MARGIN_MS}`;
}
