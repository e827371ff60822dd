import { isIPv6 } from 'node:net';

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
