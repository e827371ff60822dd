import { engineLimits } from '#contract/site/engine-limits.ts';
import type { LinkResult } from '#contract/writing/links/links.words.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';

/** What was heard of a link. */
export interface Heard {
  result: LinkResult;
  status: number | null;
}

const GONE = new Set([404, 410]);
/** Shops turn programs away with these, and show the page to people. */
const TURNED_AWAY = new Set([401, 403, 407, 418, 429, 451, 503, 999]);

export function judgeStatus(status: number): Heard {
  if (GONE.has(status)) return { result: 'gone', status };
  if (TURNED_AWAY.has(status)) return { result: 'blocked', status };
  return { result: status < 400 ? 'working' : 'unreachable', status };
}

/** Nothing that keeps us from an answer says anything about the page. */
export function judgeProblem(problem: unknown): Heard {
  if (!(problem instanceof FetchProblem)) throw problem;
  return { result: problem.kind === 'refused' ? 'refused' : 'unreachable', status: null };
}

/** What is remembered of earlier looks. */
export interface Standing {
  failures: number;
  failedAt: Date | null;
  brokenAt: Date | null;
}

/**
 * Gone twice in a row, a day apart, is broken. A page that answers is well again; silence and refusals leave
 * everything as it was.
 */
export function standingAfter(
  { failures, failedAt, brokenAt }: Standing,
  { result }: Heard,
  now: Date,
): Standing {
  if (result === 'working') return { failures: 0, failedAt: null, brokenAt: null };
  const isCounted = failedAt !== null && now.getTime() - failedAt.getTime() < engineLimits.links.apart;
  if (result !== 'gone' || isCounted) return { failures, failedAt, brokenAt };
  const times = failures + 1;
  return {
    failures: times,
    failedAt: now,
    brokenAt: brokenAt ?? (times >= engineLimits.links.failures ? now : null),
  };
}

/** When it is asked again: soon where something is unclear or wrong, and never all at once. `chance` is from 0 to 1. */
export function dueAfter({ result }: Heard, now: Date, chance: number, failsSilently = false): Date {
  const { apart, every } = engineLimits.links;
  const isCalm = (result === 'working' && !failsSilently) || result === 'blocked';
  const pause = isCalm ? every : apart;
  return new Date(now.getTime() + pause + Math.floor(chance * engineLimits.links.spread));
}
