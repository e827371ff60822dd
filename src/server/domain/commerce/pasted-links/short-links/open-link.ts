import { shopPageOf } from '#contract/commerce/networks/recognise/known-shops.ts';
import { type Known, type Recognised, recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import type { PasteProblem } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import { shortLinkLimits } from '#contract/commerce/pasted-links/short-link-limits.ts';
import type { GuardedAnswer, GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';

export type OpenedLink = { found: Recognised } | { problem: PasteProblem };

interface Opening {
  known: Known;
  guardedFetch: GuardedFetch;
  signal: AbortSignal;
}

/** Nothing more is asked for what is told already: no shop counts a visit, no network a click of somebody else's. */
const isTold = ({ isShort, externalId, shop, shopId }: Recognised): boolean =>
  !isShort && (shop === undefined ? shopId !== undefined : externalId !== undefined);

/** A shop's own stations on the way to a product are no product yet. */
const isStation = (url: URL, found: Recognised | undefined): boolean =>
  found !== undefined && (found.isShort === true || (shopPageOf(url) !== undefined && !isTold(found)));

function problemOf(error: unknown): PasteProblem {
  if (!(error instanceof FetchProblem)) throw error;
  if (error.kind === 'refused') return 'short_link_elsewhere';
  return error.kind === 'unresolved' || error.kind === 'too_many_redirects'
    ? 'short_link_dead'
    : 'short_link_silent';
}

/** Asks whoever made it short, and nobody but shops, networks and shorteners that we know on the way from there. */
export async function openLink(
  address: string,
  { known, guardedFetch, signal }: Opening,
): Promise<OpenedLink> {
  const readAt = (url: URL) => recognise(url.href, known)[0];
  const ask = (method: 'HEAD' | 'GET'): Promise<GuardedAnswer> =>
    guardedFetch(address, {
      method,
      deadlineMs: shortLinkLimits.waits,
      maxBytes: 0,
      signal,
      mayFollow: (to) => isStation(to, readAt(to)),
    });
  let answer: GuardedAnswer;
  try {
    answer = await ask('HEAD');
    // Not every server understands the lighter question.
    if (answer.status >= 400 && answer.status !== 404 && answer.status !== 410) answer = await ask('GET');
  } catch (error) {
    if (signal.aborted) return { problem: 'short_link_silent' };
    return { problem: problemOf(error) };
  }
  const { status, url, onward } = answer;
  if (status === 404 || status === 410) return { problem: 'short_link_dead' };
  if (status >= 400) return { problem: 'short_link_silent' };
  const found = readAt(onward ?? new URL(url));
  return found && isTold(found) ? { found } : { problem: 'short_link_elsewhere' };
}
