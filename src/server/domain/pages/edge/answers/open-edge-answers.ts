import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { asksAgain } from '../behind-cache.ts';
import { createTagHeaders } from '../tags/tag-headers.ts';
import { createTargets, type EdgeSettings, toldAmong } from '../targets/create-targets.ts';
import { createTellEdge } from './edge-answers.ts';
import { RecentNews } from './recent-news.ts';
import { createTellAnswer } from './tell-answers.ts';
import { watchTargets } from './told-watch.ts';

interface Parts {
  db: Db;
  clock: Clock;
  env: EdgeSettings;
}

/** Everything that a process which answers pages has to know of the caches in front. */
export function openEdgeAnswers({ db, clock, env }: Parts) {
  const news = new RecentNews(clock);
  const targets = createTargets(env, clock).map(({ name }) => name);
  const watch = watchTargets({ db, clock, targets });
  const tagHeaders = createTagHeaders(toldAmong(env.EDGE_TARGETS));
  const parts = { tagHeaders, isTold: watch.isTold, news, asks: asksAgain(env) };
  return {
    tellEdge: createTellEdge(parts),
    tellAnswer: createTellAnswer(parts),
    news,
    close: watch.start(),
  };
}
