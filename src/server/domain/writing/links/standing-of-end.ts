import type { EndJudgement } from '#contract/commerce/link-ends/judge-end.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { FindingRow } from './findings.queries.ts';

/** As much of it as helps a person, and no more of what other people wrote. */
const SHOWN_CHARS = 500;

export interface EndHeard {
  judged: EndJudgement;
  endUrl: string;
}

/**
 * What is known of a link's end after another look: one sight is an accident, two that are a day apart are told. A link that is
 * well again has none; where nothing could be seen, all stays as it was. Another way to fail begins anew.
 */
export function findingAfter(
  before: FindingRow | undefined,
  linkId: number,
  { judged, endUrl }: EndHeard,
  now: Date,
): FindingRow | undefined {
  if (judged === 'unclear') return before;
  if (judged === undefined) return undefined;
  const { kind } = judged;
  const seen = { kind, shown: judged.shown.slice(0, SHOWN_CHARS), endUrl: endUrl.slice(0, SHOWN_CHARS) };
  if (before?.kind !== kind)
    return { linkId, ...seen, since: now, times: 1, countedAt: now, confirmedAt: null, replacedAt: null };
  const isCounted = now.getTime() - before.countedAt.getTime() < engineLimits.links.apart;
  if (isCounted) return { ...before, ...seen };
  const times = before.times + 1;
  const confirmedAt = before.confirmedAt ?? (times >= engineLimits.links.failures ? now : null);
  return { ...before, ...seen, times, countedAt: now, confirmedAt };
}
