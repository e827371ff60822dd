import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { FeedResult } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { longTransaction } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { confirmArrival } from '#server/domain/commerce/feed-catalogue/arrivals.ts';
import { insertArrived } from '#server/domain/commerce/imports/arrived/arrived-file.ts';
import type { ImportFiles } from '#server/domain/commerce/imports/import-files.ts';
import type { EditionRow, EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { againAfter, nextFetch } from './feed-schedule.ts';
import type { Fetched } from './fetch-feed.ts';
import { freshenPrices } from './freshen-prices.ts';
import * as queries from './shop-feeds.queries.ts';

interface SettlingParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  files: ImportFiles;
}

/** `busy`: nobody was asked, because the last file is still worked on, or waits for its first look. */
export type Settled = Fetched | { result: 'busy'; isAtWork: boolean };

const WELL: readonly FeedResult[] = ['brought', 'unchanged', 'busy'];
export const isFailure = (result: FeedResult): boolean => !WELL.includes(result);

/** The file is the one that was taken in last. */
async function confirm(tx: Db, feed: queries.ShopFeedRow, edition: EditionRow, at: Date): Promise<void> {
  const { importId, appliedImportId } = feed;
  const mapping = importMappingSchema.safeParse(feed.mapping).data;
  if (importId === null || importId !== appliedImportId || !mapping) return;
  await freshenPrices(tx, { importId, edition, marketplace: mapping.marketplace, at });
  await confirmArrival(tx, importId, at);
}

/** Writes down what came of asking, and when it is asked again; what came becomes an import in the same moment. */
export function settling({ db, clock, editions, files }: SettlingParts) {
  async function timeOf(
    feed: queries.ShopFeedRow,
    { timeZone }: EditionRow,
    settled: Settled,
    failures: number,
    at: Date,
  ) {
    const next = await nextFetch(feed, timeZone, at);
    if (failures > 0) return againAfter(failures, at, next);
    const soon = new Date(at.getTime() + shopFeedLimits.busyAgain);
    return 'isAtWork' in settled && settled.isAtWork && soon < next ? soon : next;
  }

  return async (feed: queries.ShopFeedRow, fetched: Settled, file: string): Promise<void> => {
    const at = clock();
    const { result } = fetched;
    const failures = isFailure(result) ? feed.failures + 1 : 0;
    const edition = await editions.getEdition(feed.locale);
    const nextAt = await timeOf(feed, edition, fetched, failures, at);
    const storedAs = result === 'brought' ? await files.keep(file) : undefined;
    let isTaken = false;
    try {
      await longTransaction(db, importLimits.applyTimeout, async (tx) => {
        const now = await queries.lockShopFeed(tx, feed.id);
        // Gone, or at another address meanwhile: what came is of no use.
        if (now?.address !== feed.address) return;
        if (result === 'unchanged') await confirm(tx, now, edition, at);
        let { importId } = now;
        if ('look' in fetched && storedAs) {
          if (importId !== null) await queries.setAside(tx, importId, at);
          const { look, bytes } = fetched;
          importId = await insertArrived(tx, { storedAs, bytes, look, feed: now, at });
        }
        await queries.updateShopFeed(tx, feed.id, {
          fetchedAt: at,
          result,
          status: 'status' in fetched ? fetched.status : null,
          failures,
          importId,
          // Whoever has asked for it meanwhile gets it once more.
          ...(now.nextAt.getTime() === feed.nextAt.getTime() && { nextAt }),
          ...('validators' in fetched && fetched.validators),
        });
        isTaken = true;
      });
    } finally {
      if (storedAs && !isTaken) await files.remove(storedAs);
    }
  };
}
