import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { PriceSources } from '#server/domain/commerce/marketplaces/registry.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { realWait, type Wait } from '#server/lib/time/wait.ts';
import { workThrough } from '#server/lib/work-through.ts';
import * as queries from './price-runs.queries.ts';
import { countOffers, countScope } from './run-offers.queries.ts';
import { type RunEnd, type RunWork, workOnRun } from './work-on-run.ts';

export interface WorkerParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  sources: PriceSources;
  wait?: Wait;
  random?: () => number;
}

/** Of the day there. */
function minuteIn(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hour = 0, minute = 0] = clock.format(now).split(':').map(Number);
  return hour * 60 + minute;
}

export interface RunWatcher {
  locale?: Locale;
  onBegin?: (run: queries.PriceRunRow) => void;
  onEnd?: (run: queries.PriceRunRow) => void;
}

/** What happens to prices without anybody asking; the job of prices asks for it. */
export function createRunWorker(parts: WorkerParts) {
  const { db, clock, editions, sources, wait = realWait, random = Math.random } = parts;

  type Work = Pick<RunWork, 'run' | 'lease' | 'signal'>;
  async function work({ run, lease, signal }: Work): Promise<RunEnd> {
    const source = sources.get(run.marketplace);
    if (!source) return { state: 'stopped', reason: 'failed' };
    const edition = await editions.getEdition(run.locale);
    const obstacle = await source.obstacle(edition);
    if (obstacle) return { state: 'stopped', reason: obstacle };
    return workOnRun({ db, clock, wait, random, lease, run, edition, source, signal });
  }

  return {
    /** A run of each shop of an edition that can be asked and has offers; one that is open already goes on. */
    async begin(locale: Locale): Promise<void> {
      const now = clock();
      const edition = await editions.getEdition(locale);
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

    /** An attempt at every run that is open, of an edition or of all. */
    async workOnOpen(signal: AbortSignal, { locale, onBegin, onEnd }: RunWatcher = {}): Promise<void> {
      const lease = queries.leasePriceRuns(db, clock);
      const end = async (run: queries.PriceRunRow, ended: RunEnd): Promise<void> =>
        lease.end(run.id, { ...ended, total: await countScope(db, run), finishedAt: clock() });
      await workThrough(signal, {
        claim: () => lease.claim(locale && queries.ofEdition(locale)),
        async work(run) {
          onBegin?.(run);
          await end(run, await work({ run, lease, signal }));
        },
        release: lease.release,
        async fail(run, error) {
          await end(run, { state: 'stopped', reason: 'failed' });
          throw error;
        },
        settled: async (run) => onEnd?.((await queries.findRun(db, run.id)) ?? run),
      });
    },

    purge: (): Promise<number> =>
      queries.deleteRunsBefore(db, ago(clock, engineLimits.prices.keptRunDays * DAY)),
  };
}

export type RunWorker = ReturnType<typeof createRunWorker>;
