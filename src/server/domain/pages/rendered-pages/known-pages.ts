import { templateOf } from '#contract/pages/rendered-pages/page-templates.ts';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import { createOnce } from '#server/lib/once.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { countKnown, listKnown } from './rendered-pages.queries.ts';
import { findLastEntry, upsertKnown } from './store-renders.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  sitemap: SitemapService;
}

const { syncBatch, syncEvery, knownHours } = engineLimits.renderedPages;
const HALF_LIFE = (knownHours / 2) * 3_600_000;

/** Keeps the list of pages up with the sitemap, a batch in memory at a time. */
export function createKnownPages({ db, clock, sitemap }: Parts) {
  const once = createOnce<void>();
  let walked: { at: number; entry: number } | undefined;

  async function walk(): Promise<void> {
    const now = clock();
    const entry = await findLastEntry(db);
    let batch: string[] = [];
    const write = async () => {
      const known = batch.sort().map((path) => ({
        path,
        locale: localeOfPath(path) ?? null,
        template: templateOf(path),
      }));
      batch = [];
      if (known.length > 0) await upsertKnown(db, known, now, new Date(now.getTime() - HALF_LIFE));
    };
    for await (const path of sitemap.walk()) {
      batch.push(path);
      if (batch.length >= syncBatch) await write();
    }
    await write();
    walked = { at: now.getTime(), entry };
  }

  return {
    count: (locale: Locale | null): Promise<number> => countKnown(db, { now: clock(), locale }),

    /** The next pages of an edition, or of all of them, by their address. */
    list: (locale: Locale | null, after: string, limit: number): Promise<string[]> =>
      listKnown(db, { now: clock(), locale, after }, limit),

    /** Walks where something has happened since the last time; `atOnce`, however short ago that was. */
    async sync({ atOnce = false } = {}): Promise<void> {
      const since = walked && clock().getTime() - walked.at;
      if (since !== undefined && since < syncEvery && !atOnce) return;
      if (since !== undefined && since < HALF_LIFE && walked?.entry === (await findLastEntry(db))) return;
      await once('walk', walk);
    },
  };
}
