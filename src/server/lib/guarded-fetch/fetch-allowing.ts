import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';
import { hostsAllowing } from './hosts-allowing.ts';

/** A fetch that may also ask some hosts of a private network. */
export function fetchAllowing(named: readonly string[], userAgent: string): GuardedFetch {
  const { ports, ...hosts } = hostsAllowing(named);
  return createGuardedFetch({ userAgent, ...hosts, ports: [80, 443, ...ports] });
}
