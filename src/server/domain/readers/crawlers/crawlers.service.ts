import type { Caller } from '#contract/people/accounts/caller.ts';
import {
  type VisitorClass,
  type VisitSource,
  visitorClasses,
} from '#contract/readers/crawlers/crawlers.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { isBehindCache } from '#server/domain/pages/edge/behind-cache.ts';
import type { EdgeSettings } from '#server/domain/pages/edge/targets/create-targets.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { readerOf } from './class-of.ts';
import * as queries from './crawlers.queries.ts';
import { ScriptRules } from './script-rules.ts';
import { VisitBuffer } from './visit-buffer.ts';

interface Parts {
  db: Db;
  clock: Clock;
  settings: SettingsService;
  /** Caches in front that were named. */
  edge?: Pick<EdgeSettings, 'EDGE_TARGETS'> | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

/** An answer that somebody got: whoever sends one calls this, and waits for nothing. */
export type NoteVisit = (
  userAgent: string | undefined,
  url: string,
  status: number,
  servedFrom: VisitSource,
) => void;

interface VisitSearch extends Omit<queries.VisitFilter, 'after'> {
  cursor?: string | undefined;
}

/** Files, calls of the API and probes are no visits of pages. */
const notLogged = /^\/(?:assets|media|api|admin|healthz|readyz)(?:[/?]|$)/;

export type ClassSummary = Awaited<
  ReturnType<ReturnType<typeof createCrawlersService>['summarize']>
>['classes'][number];

/** Who else reads the site: what they get, and what they came for. */
export function createCrawlersService({ db, clock, settings, edge, onFailure }: Parts) {
  const behindCache = isBehindCache(edge);
  const rules = new ScriptRules(settings, onFailure);
  const buffer = new VisitBuffer();
  let writing: Promise<void> = Promise.resolve();

  const noteVisit: NoteVisit = (userAgent, url, status, servedFrom) => {
    const reader = readerOf(userAgent);
    if (reader.class === 'people' || notLogged.test(url)) return;
    // What somebody looked for stays out of it.
    const path = (url.split('?', 1)[0] ?? '').slice(0, engineLimits.crawlers.pathChars);
    buffer.add({ at: clock(), class: reader.class, agent: reader.name, path, status, servedFrom });
  };

  async function write(): Promise<void> {
    const taken = buffer.take();
    if (taken.days.length === 0) return;
    try {
      await db.transaction(async (tx) => {
        await queries.insertVisits(tx, taken.visits);
        await queries.addDays(tx, taken.days);
      });
    } catch (error) {
      buffer.giveBack(taken);
      throw error;
    }
  }

  return {
    rules,
    noteVisit,

    /** Writes down who came; where that fails it is kept for the next time. */
    async flush(): Promise<void> {
      await rules.refresh();
      writing = writing.catch(() => {}).then(write);
      return writing;
    },

    purge: (): Promise<number> => {
      const before = ago(clock, engineLimits.crawlers.keptDays * DAY);
      return queries.deleteVisits(db, before, engineLimits.crawlers.keptVisits);
    },

    /** How many of each class came in the last days. */
    async summarize(caller: Caller) {
      requireRole(caller, 'viewer');
      const days = engineLimits.crawlers.summaryDays;
      const since = ago(clock, (days - 1) * DAY)
        .toISOString()
        .slice(0, 10);
      const sums = new Map((await queries.sumDays(db, since)).map((row) => [row.class, row]));
      const classes = visitorClasses.map((name: VisitorClass) => {
        const { visits = 0, leftOut = 0, lastAt = null } = sums.get(name) ?? {};
        return { class: name, visits, leftOut, lastAt };
      });
      return { days, classes, behindCache };
    },

    async listVisits(caller: Caller, { cursor, ...filter }: VisitSearch) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => queries.listVisits(db, { ...filter, after }, limit),
        (visit) => visit,
      );
    },

    /** What whoever calls itself this would get, and whether robots.txt lets it in. */
    async judge(caller: Caller, userAgent: string) {
      requireRole(caller, 'viewer');
      const reader = readerOf(userAgent);
      const [scripts, switches] = await Promise.all([settings.get('page_scripts'), settings.getAiCrawlers()]);
      const isAi = reader.class === 'ai-search' || reader.class === 'ai-training';
      return {
        ...reader,
        scripts: reader.class === 'people' || scripts[reader.class],
        allowed: !isAi || (switches[reader.name] ?? switches[reader.class] ?? true),
      };
    },
  };
}
