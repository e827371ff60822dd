import { edgeLimits } from '#contract/site/edge-limits.ts';

/** When a page stops being true by itself, and when its prices may not be seen any more; in milliseconds. */
export interface PageEnds {
  expiresAt: number | null;
  pricesUntil: number | null;
}

/** In seconds. */
export interface EdgeLife {
  /** How long a cache may answer by itself. */
  fresh: number;
  /** And then, how long where nobody can make the page anew. */
  staleIfError: number;
}

const { life, margin } = edgeLimits;
const secondsUntil = (end: number | null, now: number): number =>
  end === null ? Infinity : Math.floor((end - now - margin) / 1_000);
const within = (seconds: number, most: number): number => Math.max(0, Math.min(seconds, most / 1_000));

/**
 * Until the page's own end where the cache will be told of anything earlier, and a minute where it may not be. Old ones are
 * better than none, but a price that may not be seen any more is seen nowhere: both together end before it does.
 */
export function edgeLifeOf({ expiresAt, pricesUntil }: PageEnds, now: number, isTold: boolean): EdgeLife {
  const ends = Math.min(secondsUntil(expiresAt, now), secondsUntil(pricesUntil, now));
  const fresh = within(ends, isTold ? life.most : life.untold);
  return { fresh, staleIfError: within(secondsUntil(pricesUntil, now) - fresh, life.most) };
}

/** Between two looks at its clock, which counts whole seconds, of each of the two that nginx is (deploy/nginx.conf). */
const COARSE = 3;

/**
 * What nginx hears, which cannot be told of changes: ask again each second; and how long it may show this where nobody can
 * be asked, which it keeps to itself. What the answer says to browsers stays.
 */
export function askingHeaders(
  caching: string,
  { expiresAt, pricesUntil }: PageEnds,
  now: number,
): Record<string, string> {
  const fresh = within(Math.min(secondsUntil(expiresAt, now), secondsUntil(pricesUntil, now)), 1_000);
  const own = caching.split(', ').filter((each) => !/^(?:s-maxage|stale-while-revalidate)=/.test(each));
  return {
    'cache-control': [...own, `s-maxage=${fresh}`].join(', '),
    'x-accel-expires': String(within(secondsUntil(pricesUntil, now) - COARSE, life.most)),
  };
}

/** While somebody fetches it anew, nobody waits: for a moment, and never beyond what is allowed where nobody can. */
const WHILE_FETCHED = 10;

export function lifeHeaders({ fresh, staleIfError }: EdgeLife): Record<string, string> {
  const meanwhile = Math.min(WHILE_FETCHED, staleIfError);
  const said = `max-age=${fresh}, stale-while-revalidate=${meanwhile}, stale-if-error=${staleIfError}`;
  return { 'cdn-cache-control': `public, ${said}`, 'surrogate-control': said };
}
