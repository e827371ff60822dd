import type { QueryOptions, Results } from '../client.ts';
import type { StartProblem } from '../start-error.ts';

export interface ThreadSettings {
  dataDir: string;
  durable: boolean;
  /** Whether an absent database may be made. */
  create: boolean;
}

export type Operation =
  | {
      op: 'query';
      text: string;
      params?: unknown[] | undefined;
      options?: QueryOptions;
      inTransaction: boolean;
    }
  | { op: 'exec'; text: string; inTransaction: boolean }
  | { op: 'copyTo'; target: string }
  | { op: 'close' };

export type ThreadRequest = Operation & { id: number };

export type ThreadMessage =
  | { type: 'ready' }
  | { type: 'refused'; message: string; reason: StartProblem }
  | { type: 'result'; id: number; value: Results | Results[] | null }
  | { type: 'error'; id: number; error: PlainError }
  | { type: 'notify'; channel: string; payload: string }
  | { type: 'fatal'; message: string };

const ERROR_FIELDS = [
  'message',
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

type PlainError = Partial<Record<(typeof ERROR_FIELDS)[number], string>>;

/** A copy between threads keeps an error's message only; PostgreSQL's facts go beside it. */
export function toPlainError(error: unknown): PlainError {
  const source = error as PlainError;
  const plain: PlainError = {};
  for (const field of ERROR_FIELDS) {
    if (typeof source[field] === 'string') plain[field] = source[field];
  }
  return plain;
}

/** `sentFrom` carries the caller's stack: the thread's says nothing to the person who reads it. */
export function fromPlainError(plain: PlainError, sentFrom: Error): Error {
  const message = plain.message ?? 'Unknown database error';
  const name = plain.code ? 'DatabaseError' : 'Error';
  const error = Object.assign(new Error(message), plain, { name });
  const callers = sentFrom.stack?.split('\n').slice(2) ?? [];
  error.stack = [`${name}: ${message}`, ...callers].join('\n');
  return error;
}
