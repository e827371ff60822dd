import { isIP } from 'node:net';
import { type Resolve, systemResolve } from './find-addresses.ts';
import { isNeverAsked, isPublicAddress } from './public-address.ts';

export interface AskedHosts {
  resolve: Resolve;
  isAllowed: (address: string) => boolean;
  /** That were named together with a host. */
  ports: number[];
}

function readHost(named: string) {
  const [written = '', port] = named.toLowerCase().split(/(?<=[^:]):(?=\d{1,5}$)/);
  return { host: written.replaceAll(/[[\]]/g, ''), port };
}

/** All public hosts, and some of a private network by their names (and ports), and no other that they lead to. */
export function hostsAllowing(named: readonly string[]): AskedHosts {
  const known = named.map(readHost);
  const own = new Set(known.map(({ host }) => host).filter((host) => isIP(host)));
  return {
    ports: known.flatMap(({ port }) => (port ? [Number(port)] : [])),
    isAllowed: (address) => (own.has(address) && !isNeverAsked(address)) || isPublicAddress(address),
    resolve: async (name) => {
      const found = await systemResolve(name);
      if (known.some(({ host }) => host === name)) for (const address of found) own.add(address);
      return found;
    },
  };
}
