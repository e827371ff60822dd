import type { EdgeState } from '#contract/pages/edge/edge.words.ts';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { isBehind } from '../answers/told-watch.ts';
import type { EdgeTargetRow } from '../edge-targets.queries.ts';

type Standing = Pick<EdgeTargetRow, 'caughtUpAt' | 'stoppedAt' | 'failures' | 'heartbeatAt' | 'worker'>;

/** In one word. Who is not heard of comes first: what its row says may be long past. */
export function standingOf(row: Standing | undefined, now: Date): EdgeState {
  const silence = now.getTime() - (row?.heartbeatAt?.getTime() ?? -Infinity);
  if (!row?.worker || silence > edgeLimits.takeOverAfter) return 'unheard';
  if (row.stoppedAt) return 'stopped';
  if (row.failures > 0) return 'failing';
  return isBehind(row, now) ? 'behind' : 'told';
}
