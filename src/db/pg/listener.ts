import pg from 'pg';
import { quoteIdentifier, type StopListening } from '../client.ts';
import { outsideTransactionScope } from '../transaction-scope.ts';

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: () => void;
}

/** The first try comes at once: what others change meanwhile is not heard of. Each further one waits longer. */
const RETRY_MS = { first: 20, most: 1_000 };
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;

/** One connection that listens for everybody; when it is lost it comes back, and tells each that it missed something. */
export class PgListener {
  readonly #config: pg.ClientConfig;
  readonly #subscriptions = new Set<Subscription>();
  #connection: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMs = RETRY_MS.first;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, query_timeout: ANSWER_MS, application_name: 'vitrina listener' };
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  async subscribe(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<StopListening> {
    const subscription = { channel, onMessage, onGap };
    this.#subscriptions.add(subscription);
    try {
      const connection = await outsideTransactionScope(() => this.#connect());
      await connection.query(`LISTEN ${quoteIdentifier(channel)}`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    onGap();
    return () => this.#unsubscribe(subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#connecting?.catch(() => {});
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.end();
  }

  async #unsubscribe(subscription: Subscription): Promise<void> {
    const { channel } = subscription;
    if (!this.#subscriptions.delete(subscription) || this.#channels().has(channel)) return;
    await this.#connection?.query(`UNLISTEN ${quoteIdentifier(channel)}`).catch(() => {}); // lost: it listens no more
  }

  #channels(): Set<string> {
    return new Set([...this.#subscriptions].map(({ channel }) => channel));
  }

  #connect(): Promise<pg.Client> {
    if (this.#connection) return Promise.resolve(this.#connection);
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<pg.Client> {
    const connection = new pg.Client(this.#config);
    connection.on('error', () => this.#lose(connection));
    connection.on('end', () => this.#lose(connection));
    connection.on('notification', ({ channel, payload = '' }) => this.#notify(channel, payload));
    try {
      await connection.connect();
      for (const channel of this.#channels()) await connection.query(`LISTEN ${quoteIdentifier(channel)}`);
    } catch (error) {
      void connection.end().catch(() => {});
      throw error;
    }
    this.#connection = connection;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => void this.#check(connection), HEARTBEAT_MS).unref();
    return connection;
  }

  /** A connection that only listens would not notice that the other end has vanished. */
  async #check(connection: pg.Client): Promise<void> {
    await connection.query('SELECT 1').catch(() => this.#lose(connection));
  }

  #notify(channel: string, payload: string): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload);
    }
  }

  #lose(connection: pg.Client): void {
    if (connection !== this.#connection) return;
    this.#connection = undefined;
    clearInterval(this.#heartbeat);
    void connection.end().catch(() => {});
    this.#reconnectSoon();
  }

  #reconnectSoon(): void {
    if (this.#closed || this.#subscriptions.size === 0) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reconnect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.most);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      return this.#reconnectSoon();
    }
    this.#retryMs = RETRY_MS.first;
    for (const { onGap } of this.#subscriptions) onGap();
  }
}
