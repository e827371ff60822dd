import type { StatementTimes } from './statement-times.ts';

export interface Results<Row = Record<string, unknown>> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  /** The first word of PostgreSQL's answer: SELECT, INSERT, COMMIT… */
  command?: string | undefined;
  affectedRows?: number;
}

export interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** More than one statement is an error, also where there are no parameters. */
  single?: true;
}

export interface TransactionOptions {
  /** How long the transaction may last, and a statement in it where that is longer than usual. */
  timeoutMs?: number;
  /** How long one statement in it may take at most, where that is shorter than usual. */
  statementMs?: number;
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

export interface DatabaseStats {
  /** Connections, and how many of them have nothing to do. */
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
  /** Since the start: what was not answered, and what was refused for what it asked. */
  unavailable: number;
  refused: number;
  /** Whether notifications arrive. */
  listening: boolean;
  /** Where there is a replica. */
  replica?: ReplicaStats;
}

/** Why what a reader asks was not answered by the replica. */
export type WhyMain = 'behind' | 'away' | 'refused' | 'slow' | 'writes';

export interface ReplicaStats {
  /** Statements of readers and reports, by who answered; where it was the main server, by why. */
  answers: Record<'replica' | WhyMain, number>;
  /** In seconds; 0 while it is of use. */
  unusableFor: number;
}

/** The one shape both databases have. It is PGlite's, so `drizzle-orm/pglite` runs on either. */
export interface SqlClient extends SqlSession {
  readonly kind: 'pglite' | 'pg';
  /** The folder, or host, port and database: what a person may see of where it is. */
  readonly place: string;
  readonly times: StatementTimes;
  transaction<T>(work: (tx: SqlSession) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** `onGap` runs after every (re)subscription: what was sent before it may be lost, so catch up there. */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<StopListening>;
  stats(): DatabaseStats;
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
