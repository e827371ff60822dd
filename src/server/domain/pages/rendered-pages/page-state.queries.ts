import { type SQL, sql } from 'drizzle-orm';
import type { PageState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { DAY, HOUR } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { renderedPages } from '#db/schema/pages/rendered-pages.ts';

/** Which pages count, and what they are compared with. */
export interface Moment {
  now: Date;
  /** What this build has not rendered, it has not. */
  store: string;
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Pages to which something has happened since they were rendered. From the ledger's side: each changed tag looks
 * up its pages, so that what it costs grows with what has changed, and not with what is kept.
 */
const changed = sql`(
  SELECT touched.path FROM (
    SELECT tag, max(${invalidations.xid}) AS xid FROM ${invalidations}, unnest(${invalidations.tags}) AS tag GROUP BY tag
  ) news
  JOIN ${renderedPages} touched ON touched.tags @> ARRAY[news.tag] AND touched.position <= news.xid
)`;

const state = ({ now, store }: Moment, hasChanged?: SQL): SQL<PageState> => {
  const oldest = new Date(now.getTime() - (engineLimits.pages.ledgerDays - 1) * DAY);
  return sql<PageState>`CASE
    WHEN ${renderedPages.failedAt} IS NOT NULL THEN 'failed'
    WHEN ${renderedPages.renderedAt} IS NULL OR ${renderedPages.store} IS DISTINCT FROM ${store} THEN 'missing'
    WHEN ${renderedPages.expiresAt} <= ${at(now)} OR ${renderedPages.renderedAt} < ${at(oldest)}
      ${hasChanged ? sql`OR ${hasChanged}` : sql``} THEN 'stale'
    ELSE 'fresh' END`;
};

export const isChanged = sql`${renderedPages.path} IN ${changed}`;

/** As `PageStore` decides it when somebody asks for the page. */
export const stateAt = (moment: Moment): SQL<PageState> => state(moment, isChanged);

/** The same as long as nothing that a page shows has changed: an index alone knows it. */
export const stateByItself = (moment: Moment): SQL<PageState> => state(moment);

/** The sitemap names it, or did so until yesterday. */
export const isKnown = (now: Date): SQL =>
  sql`${renderedPages.knownAt} >= ${at(new Date(now.getTime() - engineLimits.renderedPages.knownHours * HOUR))}`;
