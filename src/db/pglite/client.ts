import path from 'node:path';
import {
  type DatabaseStats,
  DatabaseUnavailable,
  type QueryOptions,
  quoteIdentifier,
  type Results,
  type SqlClient,
  type SqlSession,
  type StopListening,
  type TransactionOptions,
} from '../client.ts';
import { StatementTimes } from '../statement-times.ts';
import { runTransaction } from '../transaction.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import { assertUsable, holdsDatabase } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { ThreadLink } from './thread-link.ts';
import { ThreadSupervisor } from './thread-supervisor.ts';

export interface PgliteOptions {
  /** `false` is for a copy that is thrown away, nothing else. */
  durable?: boolean;
  statementTimeoutMs?: number;
  transactionTimeoutMs?: number;
  /** Between attempts to open it again. */
  retryMs?: number;
  onProgress?: ((message: string) => void) | undefined;
  /** The database was lost and does not open again: queries are refused until it does. */
  onFatal?: ((error: Error) => void) | undefined;
}

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

interface SendOptions {
  inTransaction?: boolean;
  timeoutMs?: number | undefined;
  /** Holds the stack of whoever asked: by its turn, a query has lost it. */
  sentFrom?: Error;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const TRANSACTION_TIMEOUT_MS = 15_000;
const COPY_TIMEOUT_MS = 600_000;

/** PGlite in a thread: one session, first come, first served; a transaction keeps it until it ends. */
export class PgliteClient implements SqlClient {
  readonly kind = 'pglite';
  readonly place: string;
  readonly times = new StatementTimes();
  readonly #subscriptions = new Set<Subscription>();
  readonly #statementTimeoutMs: number;
  readonly #transactionTimeoutMs: number;
  #unlock: () => void = () => {};
  #supervisor: ThreadSupervisor | undefined;
  #lastTurn: Promise<unknown> = Promise.resolve();
  readonly #failures = { unavailable: 0, refused: 0 };
  #inLine = 0;
  #closing: Promise<void> | undefined;
  #closed = false;

  private constructor(dataDir: string, options: PgliteOptions) {
    this.place = dataDir;
    this.#statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
    this.#transactionTimeoutMs = options.transactionTimeoutMs ?? TRANSACTION_TIMEOUT_MS;
  }

  static async open(folder: string, options: PgliteOptions = {}): Promise<PgliteClient> {
    const dataDir = path.resolve(folder);
    const client = new PgliteClient(dataDir, options);
    assertUsable(dataDir);
    client.#unlock = await lockDataDir(dataDir);
    if (!holdsDatabase(dataDir)) options.onProgress?.('Preparing the database…');
    try {
      client.#supervisor = await ThreadSupervisor.start(
        { dataDir, durable: options.durable ?? true, create: true },
        {
          onNotify: (channel, payload) => client.#notify(channel, payload),
          onReplaced: (link) => client.#listenAgain(link),
          onFatal: (error) => options.onFatal?.(error),
        },
        options.retryMs,
      );
    } catch (error) {
      client.#unlock();
      throw error;
    }
    return client;
  }

  query<Row = Record<string, unknown>>(text: string, params?: unknown[], options?: QueryOptions) {
    const sentFrom = new Error();
    return this.#inTurn((link) => this.#session(link, { sentFrom }).query<Row>(text, params, options));
  }

  exec(text: string, timeoutMs?: number): Promise<Results[]> {
    const sentFrom = new Error();
    return this.#inTurn((link) => this.#session(link, { sentFrom, timeoutMs }).exec(text));
  }

  transaction<T>(work: (tx: SqlSession) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const { timeoutMs, statementMs } = options;
    const limit = timeoutMs ?? this.#transactionTimeoutMs;
    return this.#inTurn((link) => {
      const statementLimit = statementMs ?? Math.max(timeoutMs ?? 0, this.#statementTimeoutMs);
      const session = this.#session(link, { inTransaction: true, timeoutMs: statementLimit });
      return runTransaction(this, session, work, limit);
    });
  }

  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap = () => {},
  ): Promise<StopListening> {
    const subscription: Subscription = { channel, onMessage, onGap };
    this.#subscriptions.add(subscription);
    try {
      await this.exec(`LISTEN ${quoteIdentifier(channel)}`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    onGap();
    return async () => {
      this.#subscriptions.delete(subscription);
      if (!this.#channels().has(channel)) await this.exec(`UNLISTEN ${quoteIdentifier(channel)}`);
    };
  }

  stats(): DatabaseStats {
    const isBusy = this.#inLine > 0;
    const session = { open: 1, idle: isBusy ? 0 : 1, waiting: isBusy ? this.#inLine - 1 : 0 };
    return { ...session, ...this.#failures, listening: this.#subscriptions.size > 0 };
  }

  /** A consistent copy of the data directory, flushed to the disk; every other query waits for it. */
  async copyTo(target: string): Promise<void> {
    const operation = { op: 'copyTo', target: path.resolve(target) } as const;
    await this.#inTurn((link) => link.send(operation, COPY_TIMEOUT_MS));
  }

  async close(): Promise<void> {
    assertOutsideTransaction(this);
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close(): Promise<void> {
    try {
      await this.#inTurn((link) => {
        this.#closed = true;
        return link.send({ op: 'close' }, this.#statementTimeoutMs);
      });
    } catch {
      this.#closed = true; // nothing is lost: the log holds every commit, and the next start replays it
    }
    await this.#supervisor?.end();
    this.#unlock();
  }

  async #inTurn<T>(work: (link: ThreadLink) => Promise<T>): Promise<T> {
    assertOutsideTransaction(this);
    const turn = this.#lastTurn.then(async () => {
      if (this.#closed || !this.#supervisor) throw new DatabaseUnavailable('The database is closed.');
      return work(await this.#supervisor.available);
    });
    this.#inLine += 1;
    this.#lastTurn = turn
      .catch((error: unknown) => {
        this.#failures[error instanceof DatabaseUnavailable ? 'unavailable' : 'refused'] += 1;
      })
      .finally(() => {
        this.#inLine -= 1;
      });
    return turn;
  }

  #session(link: ThreadLink, how: SendOptions): SqlSession {
    const { inTransaction = false, timeoutMs = this.#statementTimeoutMs, sentFrom } = how;
    return {
      query: (text, params, options) => {
        const rowMode = options?.rowMode ?? 'object'; // drizzle's other options hold functions, which cannot be sent
        const operation = { op: 'query', text, params, options: { rowMode }, inTransaction } as const;
        return this.times.measure(text, () => link.send(operation, timeoutMs, sentFrom));
      },
      exec: (text) => link.send({ op: 'exec', text, inTransaction }, timeoutMs, sentFrom),
    };
  }

  #channels(): Set<string> {
    return new Set([...this.#subscriptions].map(({ channel }) => channel));
  }

  #notify(channel: string, payload: string): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload);
    }
  }

  async #listenAgain(link: ThreadLink): Promise<void> {
    const session = this.#session(link, {});
    for (const channel of this.#channels()) await session.exec(`LISTEN ${quoteIdentifier(channel)}`);
    for (const { onGap } of this.#subscriptions) queueMicrotask(onGap);
  }
}
