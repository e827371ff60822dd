import { edgeLimits } from '#contract/site/edge-limits.ts';
import { nextMidnight } from '#server/lib/time/midnight.ts';
import type { Seen } from '../../invalidations/seen.ts';
import { tags as names } from '../../invalidations/tags.ts';
import type { TagHeaders } from '../tags/tag-headers.ts';
import { askingHeaders, edgeLifeOf, lifeHeaders } from './edge-lives.ts';
import type { RecentNews } from './recent-news.ts';

/** How an answer that is no page may be kept, by what it says itself. */
export type Keeping =
  /** By nobody: it is somebody's own, or changes something, or failed. */
  | { may: 'not'; because: 'bypass' | 'method' }
  /** What its address shows may change. */
  | { may: 'until-told' }
  /** Its address never shows anything else; it can only be taken down. */
  | { may: 'for-ever' };

export interface AnyAnswer {
  pathname: string;
  /** What it says to everybody of being kept. */
  caching: string;
  /** Whose edition it speaks of. */
  locale: string;
  keeping: Keeping;
  seen: Seen;
  /** When it was asked for: what its day is, was read after that. */
  begun: Date;
}

/** What a cache is told beside an answer that is no page. */
export type TellAnswer = (answer: AnyAnswer, now: number) => Readonly<Record<string, string>>;

interface Parts {
  tagHeaders: TagHeaders;
  isTold: (now: number) => boolean;
  news: Pick<RecentNews, 'concerns'>;
  /** Whether one of them asks again each second. */
  asks?: boolean;
}

const MAY_BE_TAKEN_DOWN = /^(?:post|review|author|picture):/;
const FOR_EVER = { expiresAt: null, pricesUntil: null };
const statuses = { memory: 'hit', made: 'fwd=miss; stored', stale: 'hit; detail=stale' } as const;
const status = (of: string) => ({ 'cache-status': `Vitrina; ${of}` });

export function createTellAnswer({ tagHeaders, isTold, news, asks }: Parts): TellAnswer {
  const isSettled = (tags: readonly string[], now: number) => !news.concerns(tags, now);

  function tellPicture({ caching }: AnyAnswer, shown: string[], now: number) {
    const taken = shown.filter((tag) => MAY_BE_TAKEN_DOWN.test(tag));
    // A built file is nobody's to take down, and is kept as it says itself.
    const said = taken.length > 0 && tagHeaders({ tags: [...taken, names.pictures()] });
    if (!said) return {};
    const fresh = (isSettled(taken, now) ? edgeLimits.life.forEver : edgeLimits.life.untold) / 1_000;
    return {
      ...said,
      ...lifeHeaders({ fresh, staleIfError: edgeLimits.life.most / 1_000 }),
      ...(asks && askingHeaders(caching, FOR_EVER, now)),
    };
  }

  function tellOther({ pathname, caching, locale, seen, begun }: AnyAnswer, shown: string[], now: number) {
    const isOfEdition = shown.some((tag) => tag.startsWith('product:'));
    const said = tagHeaders({ key: isOfEdition ? `/${locale}` : pathname, tags: shown });
    // It shows nothing that could change, and is kept as it says itself; with all the rest it can be forgotten.
    if (shown.length === 0) return said ?? {};
    const midnights = [...seen.timeZones].map((zone) => nextMidnight(zone, begun));
    const ends = { expiresAt: Math.min(seen.endsAt, ...midnights), pricesUntil: seen.pricesUntil };
    const mayLast = said !== undefined && seen.from !== 'stale' && isTold(now) && isSettled(shown, now);
    return {
      ...said,
      ...lifeHeaders(edgeLifeOf(ends, now, mayLast)),
      ...(asks && askingHeaders(caching, ends, now)),
    };
  }

  return (answer, now) => {
    const { keeping, seen } = answer;
    if (keeping.may === 'not') return status(`fwd=${keeping.because}`);
    const shown = [...seen.tags];
    const said = keeping.may === 'for-ever' ? tellPicture(answer, shown, now) : tellOther(answer, shown, now);
    return { ...said, ...status(seen.from ? statuses[seen.from] : 'fwd=miss') };
  };
}
