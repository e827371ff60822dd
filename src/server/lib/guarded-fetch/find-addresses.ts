import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchProblem } from './problem.ts';

/** All that a name stands for, as numbers. */
export type Resolve = (hostname: string) => Promise<string[]>;

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address);

/** What a host may be asked at: one number that is not public spoils the rest, for nobody knows which one is meant. */
export async function findAddresses(
  host: string,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): Promise<string[]> {
  const found = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  if (found.length === 0) throw new FetchProblem('unresolved', 'The name leads nowhere.');
  if (!found.every(isAllowed)) throw new FetchProblem('refused', 'The address is not a public one.');
  return found;
}
