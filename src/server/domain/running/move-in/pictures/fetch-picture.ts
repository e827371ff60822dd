import { engineLimits } from '#contract/site/engine-limits.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import { isAmazonsPicture } from '../money/amazon-places.ts';
import { type Why, why } from '../why.ts';

const { deadline, tries, backOff, hostPause } = engineLimits.moveIn.pictures;

export type FetchedPicture = { bytes: Buffer } | { dead: Why };

interface Parts {
  fetch: GuardedFetch;
  wait: Wait;
}

const WHY: Record<string, Why> = {
  refused: why('lost_refused'),
  unresolved: why('lost_unresolved'),
  timeout: why('lost_timeout'),
  failed: why('lost_failed'),
  too_large: why('lost_too_large'),
  encoded: why('lost_encoded'),
  too_many_redirects: why('lost_redirects'),
};

/** Asks the old site for pictures and files: one at a time, with a rest for each host, and again after failures that may pass. */
export function createPictureFetch({ fetch: guarded, wait }: Parts) {
  /** Hosts without an address: each is asked once. */
  const gone = new Set<string>();
  const asked = new Set<string>();

  async function ask(url: URL, attempt: number, maxBytes: number): Promise<FetchedPicture | 'again'> {
    try {
      const {
        status,
        body,
        url: led,
      } = await guarded(url.href, {
        method: 'GET',
        deadlineMs: deadline,
        maxBytes,
      });
      if (isAmazonsPicture(led)) return { dead: why('lost_amazon') };
      if (status === 200) return { bytes: body };
      const mayPass = status === 429 || status >= 500;
      return mayPass && attempt < tries ? 'again' : { dead: why('lost_status', { status }) };
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      if (error.kind === 'unresolved') gone.add(url.host);
      const mayPass = error.kind === 'timeout' || error.kind === 'failed';
      return mayPass && attempt < tries ? 'again' : { dead: WHY[error.kind] ?? why('lost_fetch') };
    }
  }

  return async (address: string, maxBytes: number): Promise<FetchedPicture> => {
    if (!URL.canParse(address)) return { dead: why('lost_no_address') };
    const url = new URL(address);
    if (gone.has(url.host)) return { dead: why('lost_unresolved') };
    if (asked.has(url.host)) await wait(hostPause);
    asked.add(url.host);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(url, attempt, maxBytes);
      if (answer !== 'again') return answer;
      await wait(backOff * attempt);
    }
  };
}
