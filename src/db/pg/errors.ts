import { DatabaseUnavailable } from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';

/** Shutdown, start-up, time-outs, too many connections, a knot of locks; then what the network says. */
const UNAVAILABLE = new Set(
  '57P01 57P02 57P03 57P05 57014 25P03 53300 40P01 ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
);
const WITHOUT_CODE =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

/** One class for "not now" on both databases; any other error stays as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const { code, message } = error as Error & { code?: string };
  if (code?.startsWith('08') || UNAVAILABLE.has(code ?? ''))
    return new DatabaseUnavailable(message || `${code}`, code);
  return WITHOUT_CODE.test(message) ? new DatabaseUnavailable(message, '08006') : error;
}

export interface ServerAddress {
  host: string;
  port: number;
  database: string;
  password: string | undefined;
}

const EXPLANATIONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses this user and password',
  '28000': 'it refuses this user',
  '3D000': 'it has no such database',
};

/** The cause is told and not attached: drivers' errors may carry the whole address, password included. */
export function unreachable(
  error: unknown,
  { host, port, database, password }: ServerAddress,
  variable = 'DATABASE_URL',
): DatabaseStartError {
  const { code = '', message } = error as Error & { code?: string };
  // As poolers say it, whatever the code.
  if (/unsupported startup parameter/.test(message)) return aPooler();
  const known = EXPLANATIONS[code] ?? (WITHOUT_CODE.test(message) ? EXPLANATIONS.ETIMEDOUT : undefined);
  const why = known ?? withoutSecret(message || code, password);
  return new DatabaseStartError(
    'unreachable',
    `PostgreSQL at ${host}:${port}, database "${database}", cannot be used: ${why}. Start it or correct ${variable}.`,
  );
}

const aPooler = () =>
  new DatabaseStartError(
    'deaf',
    'DATABASE_URL leads to a pooler, which passes no settings on. Set DATABASE_LISTEN_URL to the address of the PostgreSQL server itself, with the same database.',
  );

export function notAnAddress(): DatabaseStartError {
  return new DatabaseStartError(
    'unreachable',
    'DATABASE_URL is not an address of PostgreSQL. It looks like postgres://user:password@host:5432/database.',
  );
}

function withoutSecret(text: string, secret: string | undefined): string {
  if (!secret) return text;
  return text.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***');
}
