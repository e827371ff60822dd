import type { FastifyInstance } from 'fastify';
import { DomainError } from '#server/lib/errors.ts';

/** A name, an IPv4 address or a bracketed IPv6 address, and a port; it may be empty where there is none to name. */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last one that was: nearly every request names the same, and kept pages are answered in microseconds. */
let known = '';

export function isHost(text: string): boolean {
  if (text === known) return true;
  if (!HOST.test(text)) return false;
  known = text;
  return true;
}

/**
 * Whether everybody between a reader and us sees the same host in a request: no second line and nothing in the first
 * that one of them could read otherwise. Node takes the first of two and says nothing; one that is missing it refuses.
 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let seen = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (seen || !isHost(rawHeaders[index + 1] ?? '')) return false;
    seen = true;
  }
  return true;
}

export function installHostGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw.rawHeaders)) throw new DomainError('invalid_input', 'The host is not clear.');
  });
}
