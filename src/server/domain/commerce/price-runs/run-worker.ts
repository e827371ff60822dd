import { randomUUID } from 'node:crypto';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { PriceSources } from '#server/domain/commerce/marketplaces/registry.ts';
import type { LocaleConfigsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/clock.ts';
import { realWait, type Wait } from '#server/lib/wait.ts';
import * as queries from './price-runs.queries.ts';
import { countOffers, countScope } from './run-offers.queries.ts';
import { type RunEnd, workOnRun } from './work-on-run.ts';
import { RunLost } from './write-batch.ts';

export interface WorkerParts {
  db: Db;
  clock: Clock;
  localeConfigs: LocaleConfigsService;
  sources: PriceSources;
  wait?: Wait;
  random?: () => number;
}

const DAY = 86_400_000;

/** Of the day there. */
function minuteIn(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const [hour = 0, minute = 0] = clock.format(now).split(':').map(Number);
  return hour * 60 + minute;
}

export interface RunWatcher {
  locale?: Locale;
  onBegin?: (run: queries.PriceRunRow) => void;
  onEnd?: (run: queries.PriceRunRow) => void;
}

/** What happens to prices without anybody asking, on however many servers. */
export function createRunWorker(parts: WorkerParts) {
  const { db, clock, localeConfigs, sources, wait = realWait, random = Math.random } = parts;
  const worker = randomUUID();

  async function end(run: queries.PriceRunRow, { state, reason }: RunEnd): Promise<void> {
    const total = await countScope(db, run);
    await queries.finishRun(db, run.id, worker, { state, reason, total, finishedAt: clock() });
  }

  async function work(run: queries.PriceRunRow, signal: AbortSignal): Promise<void> {
    const source = sources.get(run.marketplace);
    if (!source) return end(run, { state: 'stopped', reason: 'failed' });
    try {
      const edition = await localeConfigs.getLocaleConfig(run.locale);
      const obstacle = await source.obstacle(edition);
      const ended = obstacle
        ? ({ state: 'stopped', reason: obstacle } as const)
        : await workOnRun({ db, clock, wait, random, worker, run, edition, source, signal });
      await end(run, ended);
    } catch (error) {
      if (error instanceof RunLost) return;
      if (signal.aborted) return queries.releaseRun(db, run.id, worker);
      await end(run, { state: 'stopped', reason: 'failed' });
      throw error;
    }
  }

  return {
    /** A run of each shop of an edition that can be asked and has offers; one that is open already goes on. */
    async begin(locale: Locale): Promise<void> {
      const now = clock();
      const edition = await localeConfigs.getLocaleConfig(locale);
      if (edition.status === 'inactive') return;
      const { timeZone } = edition;
      for (const [marketplace, source] of sources) {
        if (await source.obstacle(edition)) continue;
        const total = await countOffers(db, locale, marketplace);
        if (total === 0) continue;
        const place = { locale, marketplace, day: isoDay(now, timeZone), slot: minuteIn(now, timeZone) };
        await queries.insertRun(db, { ...place, trigger: 'daily', startedBy: '', total, createdAt: now });
      }
    },

    hasOpen: async (locale: Locale): Promise<boolean> => (await queries.listOpenRuns(db, locale)).length > 0,

    /** Works on every run that waits or was left by its server, one after the other; one that fails stops no other. */
    async workOnWaiting(signal: AbortSignal, watcher: RunWatcher = {}): Promise<void> {
      const failures: unknown[] = [];
      while (!signal.aborted) {
        const now = clock();
        const silentSince = new Date(now.getTime() - engineLimits.prices.takeOverAfter);
        const run = await queries.claimRun(db, worker, { now, silentSince, locale: watcher.locale });
        if (!run) break;
        watcher.onBegin?.(run);
        await work(run, signal).catch((error: unknown) => failures.push(error));
        watcher.onEnd?.((await queries.findRun(db, run.id)) ?? run);
      }
      if (failures.length > 0) throw failures[0];
    },

    purge: (): Promise<number> =>
      queries.deleteRunsBefore(db, new Date(clock().getTime() - engineLimits.prices.keptRunDays * DAY)),
  };
}

export type RunWorker = ReturnType<typeof createRunWorker>;
