import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { TagHeaders } from '../tags/tag-headers.ts';
import { askingHeaders, edgeLifeOf, lifeHeaders, type PageEnds } from './edge-lives.ts';
import type { RecentNews } from './recent-news.ts';

export interface AnsweredPage extends PageEnds {
  key: string;
  status: number;
  tags: string[];
}

export interface Circumstances {
  now: number;
  from: ServedFrom;
}

/** What a cache is told beside a page. */
export type TellEdge = (page: AnsweredPage, circumstances: Circumstances) => Readonly<Record<string, string>>;

interface Parts {
  tagHeaders: TagHeaders;
  isTold: (now: number) => boolean;
  news: Pick<RecentNews, 'concerns'>;
  /** Whether one of them asks again each second. */
  asks?: boolean;
}

/** Where the page came from, in the words of RFC 9211. */
const statuses: Record<ServedFrom, string> = {
  memory: 'Vitrina; hit',
  disk: 'Vitrina; hit; detail=disk',
  render: 'Vitrina; fwd=miss; stored',
  stale: 'Vitrina; hit; detail=stale',
};

/** What is not there takes the place of what was, and is kept by nobody. */
const askedAgain = (page: AnsweredPage, now: number) =>
  page.status === 200 ? askingHeaders('public, max-age=0', page, now) : { 'x-accel-expires': '1' };

/** What it shows, how long it may be kept, and where it came from. What cannot be purged is kept for a minute. */
export const createTellEdge =
  ({ tagHeaders, isTold, news, asks }: Parts): TellEdge =>
  (page, { now, from }) => {
    const said = tagHeaders(page);
    const mayLast = said !== undefined && from !== 'stale' && isTold(now) && !news.concerns(page.tags, now);
    return {
      ...said,
      ...(page.status === 200 && lifeHeaders(edgeLifeOf(page, now, mayLast))),
      ...(asks && askedAgain(page, now)),
      'cache-status': statuses[from],
    };
  };
