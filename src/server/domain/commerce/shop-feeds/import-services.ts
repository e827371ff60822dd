import { createImportFiles } from '#server/domain/commerce/imports/import-files.ts';
import { createImportsService } from '#server/domain/commerce/imports/imports.service.ts';
import { createPastedPrices } from '#server/domain/commerce/imports/pasted-prices.service.ts';
import { fetchAllowing } from '#server/lib/guarded-fetch/fetch-allowing.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { hostsAllowing } from '#server/lib/guarded-fetch/hosts-allowing.ts';
import {
  createGuardedTransfer,
  type GuardedTransfer,
} from '#server/lib/guarded-transfer/guarded-transfer.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { createFeedCourse } from './feed-course.ts';
import type { FeedWorkerParts } from './feed-worker.ts';
import { createShopFeedsService } from './shop-feeds.service.ts';

interface Parts
  extends Pick<FeedWorkerParts, 'db' | 'clock' | 'editions' | 'secrets' | 'aside' | 'listNetworks'> {
  objects: ObjectStore;
  guardedFetch: GuardedFetch | undefined;
  guardedTransfer?: GuardedTransfer | undefined;
  feedHosts?: readonly string[] | undefined;
  userAgentOf: (part: string) => string;
  wait?: Wait | undefined;
}

/** Whatever brings products and prices in: files that people bring, feeds that come by themselves, pasted lines. */
export function createImportServices({ objects, userAgentOf, ...parts }: Parts) {
  const { db, clock, editions, wait, aside, listNetworks, feedHosts = [] } = parts;
  const files = createImportFiles(objects);
  const guardedFetch = parts.guardedFetch ?? fetchAllowing(feedHosts, userAgentOf('Feeds'));
  const guardedTransfer = parts.guardedTransfer ?? createGuardedTransfer(hostsAllowing(feedHosts));
  return {
    imports: createImportsService({
      ...{ db, clock, editions, files, wait, aside, listNetworks },
      course: createFeedCourse({ db }),
    }),
    shopFeeds: createShopFeedsService({ ...parts, files, feedHosts, guardedFetch, guardedTransfer }),
    pastedPrices: createPastedPrices({ db, clock, editions }),
  };
}
