export interface Results<Row = Record<string, unknown>> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  /** The first word of PostgreSQL's answer: SELECT, INSERT, COMMIT… */
  command?: string;
  affectedRows?: number;
}

export interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export interface TransactionOptions {
  /** How long the transaction may last, and a statement in it where that is longer than usual. */
  timeoutMs?: number;
}

export interface SqlSession {
  query<Row = Record<string, unknown>>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>>;
  /** Several statements without parameters; one result for each. */
  exec(text: string): Promise<Results[]>;
}

/** The one shape both databases have. It is PGlite's, so `drizzle-orm/pglite` runs on either. */
export interface SqlClient extends SqlSession {
  readonly kind: 'pglite' | 'pg';
  transaction<T>(work: (tx: SqlSession) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** `onGap` runs after every (re)subscription: what was sent before it may be lost, so catch up there. */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<StopListening>;
  close(): Promise<void>;
}

export type StopListening = () => Promise<void>;

/** The database cannot serve this now, and trying again later makes sense: over HTTP it is a 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code: string;

  constructor(message: string, code = '57P01') {
    super(message);
    this.code = code;
  }
}

/** Looks through the wrappers that drizzle puts around an error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseUnavailable) return true;
  }
  return false;
}

/** A channel or table name as PostgreSQL reads it back unchanged. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
