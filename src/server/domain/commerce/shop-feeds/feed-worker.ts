import { type ImportState, statesAtWork } from '#contract/commerce/imports/imports.words.ts';
import { knownFeeds } from '#contract/commerce/networks/files/known-feeds.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { FeedResult } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import type { Db } from '#db/open.ts';
import { stateOfImport } from '#server/domain/commerce/imports/arrived/arrived-file.ts';
import { capsOn } from '#server/domain/commerce/imports/arrived/caps-on.ts';
import type { ReadAs } from '#server/domain/commerce/imports/feed-parts.ts';
import { type ImportFiles, withFile } from '#server/domain/commerce/imports/import-files.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { readAside } from '#server/lib/aside/read-aside.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Hosts, Validators } from './ask-host.ts';
import { FEED_ADDRESS, readFeedAddress } from './feed-address.ts';
import { fetchFeed } from './fetch-feed.ts';
import { isFailure, type Settled, settling } from './settle-fetch.ts';
import { findDue, type ShopFeedRow } from './shop-feeds.queries.ts';

export interface FeedWorkerParts extends Hosts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  secrets: SecretsService;
  files: ImportFiles;
  listNetworks: () => Promise<readonly Network[]>;
  /** Hosts of a private network that may be asked, also without https. */
  feedHosts: readonly string[];
  /** Another one is for tests. */
  aside?: typeof readAside | undefined;
}

/** What a server works on is not disturbed; what waits for a person gives way to a newer file. */
const AT_WORK: readonly ImportState[] = statesAtWork;
/** Somebody has said their word to it, or will: the same file once more is no news. */
const DECIDED: ImportState[] = ['checked', 'done', 'cancelled', 'undone'];
const NO_FILE_KNOWN = { etag: null, lastModified: null, contentHash: null };

/** Fetches what is due, one feed after the other; what comes becomes an import. */
export function createFeedWorker(parts: FeedWorkerParts) {
  const { db, clock, secrets, feedHosts, aside, listNetworks } = parts;
  const settle = settling(parts);

  /** As the last one was, to which somebody has agreed; before that, as the network's that was chosen, or that it tells. */
  async function readingOf({ mapping, shape, network }: ShopFeedRow): Promise<ReadAs> {
    if (mapping !== null) return { agreed: shape };
    const known = knownFeeds(await listNetworks());
    const chosen = known.find(({ id }) => id === network);
    return chosen ? { network: chosen } : { known };
  }

  async function ask(feed: ShopFeedRow, file: string, signal: AbortSignal): Promise<Settled> {
    const last = feed.importId === null ? undefined : await stateOfImport(db, feed.importId);
    const isAtWork = last !== undefined && AT_WORK.includes(last);
    const isFirstLook = feed.mapping === null && (last === 'uploaded' || last === 'checked');
    if (isAtWork || isFirstLook) return { result: 'busy', isAtWork };
    const text = await secrets.unseal(FEED_ADDRESS, feed.address);
    if (text === undefined) return { result: 'sealed', status: null };
    const address = readFeedAddress(text, feedHosts);
    if (!address) return { result: 'refused', status: null };
    const { etag, lastModified, contentHash, hostKey } = feed;
    const isDecided = last !== undefined && DECIDED.includes(last);
    const known: Validators = {
      ...(isDecided ? { etag, lastModified, contentHash } : NO_FILE_KNOWN),
      hostKey,
    };
    const as = await readingOf(feed);
    return fetchFeed(parts, { address, known, file, signal, caps: capsOn(db), aside, as });
  }

  const fetchOne = (feed: ShopFeedRow, signal: AbortSignal): Promise<FeedResult> =>
    withFile(async (file) => {
      try {
        const fetched = await ask(feed, file, signal);
        signal.throwIfAborted();
        await settle(feed, fetched, file);
        return fetched.result;
      } catch (error) {
        // What is broken here must not keep the others waiting; it is told, and tried again later.
        if (!signal.aborted) await settle(feed, { result: 'failed', status: null }, file);
        throw error;
      }
    });

  return {
    hasDue: async (): Promise<boolean> => (await findDue(db, clock())) !== undefined,

    /** Undefined where nothing is due. */
    async fetchNext(signal: AbortSignal) {
      const feed = await findDue(db, clock());
      if (!feed) return undefined;
      const result = await fetchOne(feed, signal);
      return { name: feed.name, result, isFailure: isFailure(result) };
    },
  };
}

export type FeedWorker = ReturnType<typeof createFeedWorker>;
