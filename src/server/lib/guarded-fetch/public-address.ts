import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is nobody's on the open net, or somebody's inside a cloud: IANA's special-purpose registry. */
const NOT_PUBLIC_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  /** A cloud's own service behind a public number. */
  ['168.63.129.16', 32],
];

/** Of IPv6, 2000::/3 is what is routed; these lie in it all the same: protocols, tunnels to IPv4, documentation. */
const NOT_PUBLIC_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Where clouds tell their machines their own secrets: asked for nobody, whatever somebody allows. */
const NEVER_V4: [string, number][] = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
];
const NEVER_V6: [string, number][] = [
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
];

const never = new BlockList();
for (const [network, bits] of NEVER_V4) never.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NEVER_V6) never.addSubnet(network, bits, 'ipv6');

/** Of an address of a private network, whether nobody may ever be let ask it. */
export const isNeverAsked = (address: string): boolean =>
  isIPv4(address) ? never.check(address, 'ipv4') : address.includes('%') || never.check(address, 'ipv6');

const refusedV4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) refusedV4.addSubnet(network, bits, 'ipv4');
const refusedV6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V6) refusedV6.addSubnet(network, bits, 'ipv6');
/** Mapped, compatible and translated forms of IPv4, loopback, local and multicast ones all lie outside of it. */
const routedV6 = new BlockList();
routedV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, written as addresses are, is one that anybody on the net could be asked at. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return routedV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
