import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom to count: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0');
  const groups = [...front, ...gap, ...back].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
