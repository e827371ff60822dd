import { wireLimits } from '#contract/site/wire-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';

const { perNetwork, networks } = wireLimits.policyReports;

/** Whether one more of this network counts. Networks are held for a minute at most, in this process's memory alone. */
export function createReportGuard(clock: Clock, most: number = networks) {
  let ends = 0;
  const counted = new Map<string, number>();
  return (network: string): boolean => {
    const now = clock().getTime();
    if (now >= ends) {
      counted.clear();
      ends = now + perNetwork.windowSeconds * 1000;
    }
    const before = counted.get(network) ?? 0;
    // From more networks at once than could be true, a few more say nothing new.
    if (before >= perNetwork.counted || (before === 0 && counted.size >= most)) return false;
    counted.set(network, before + 1);
    return true;
  };
}
