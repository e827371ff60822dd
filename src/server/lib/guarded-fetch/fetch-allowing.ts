import { isIP } from 'node:net';
import { systemResolve } from './find-addresses.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';
import { isNeverAsked, isPublicAddress } from './public-address.ts';

function readHost(named: string) {
  const [written = '', port] = named.toLowerCase().split(/(?<=[^:]):(?=\d{1,5}$)/);
  return { host: written.replaceAll(/[[\]]/g, ''), port };
}

/** A fetch that may also ask some hosts of a private network, by their names (and ports), and no other that they lead to. */
export function fetchAllowing(named: readonly string[], userAgent: string): GuardedFetch {
  const known = named.map(readHost);
  const own = new Set(known.map(({ host }) => host).filter((host) => isIP(host)));
  return createGuardedFetch({
    userAgent,
    ports: [80, 443, ...known.flatMap(({ port }) => (port ? [Number(port)] : []))],
    isAllowed: (address) => (own.has(address) && !isNeverAsked(address)) || isPublicAddress(address),
    resolve: async (name) => {
      const found = await systemResolve(name);
      if (known.some(({ host }) => host === name)) for (const address of found) own.add(address);
      return found;
    },
  });
}
