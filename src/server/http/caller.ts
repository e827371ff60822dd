import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Actor } from '#contract/site/roles.ts';
import { requestLocale } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a session was found; see routes/api.ts. */
    actor: Actor | undefined;
  }
}

export function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) result.append(name, each);
  }
  return result;
}

const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i;
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;

/** Whoever has an IPv6 address has a whole /64 of them: counting each would count nobody. */
export function networkOf(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1];
  if (ipv4) return ipv4;
  const plain = BRACKETED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [before = [], after = []] = plain
    .replace(/%.*/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Behind a proxy the address is the one that the proxy names, where TRUST_PROXY says so. */
export const callerOf = (request: FastifyRequest): Caller => ({
  locale: requestLocale(request),
  address: networkOf(request.ip),
  actor: request.actor,
  headers: webHeaders(request.headers),
  cookies: [],
});
