import { DatabaseUnavailable } from '#db/client.ts';

/** Connection lost or refused, shutting down, out of connections, or a statement that ran out of time. */
const SQL_STATES = /^(08|57P|53)|^57014$/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** True where the database, not the request, is at fault and trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (each instanceof DatabaseUnavailable) return true;
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && (SOCKET_CODES.has(code) || SQL_STATES.test(code))) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(each.message)) return true;
  }
  return false;
}
