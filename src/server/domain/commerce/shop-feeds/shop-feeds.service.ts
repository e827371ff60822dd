import { knownFeeds } from '#contract/commerce/networks/files/known-feeds.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { NewShopFeed, ShopFeedChange } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { askForRun } from '#server/domain/running/jobs/ask-for-run.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { violatesUnique } from '#server/lib/database-errors.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { FEED_ADDRESS, requireFeedAddress } from './feed-address.ts';
import { nextFetch } from './feed-schedule.ts';
import { createFeedWorker, type FeedWorkerParts } from './feed-worker.ts';
import * as queries from './shop-feeds.queries.ts';

type Told = NonNullable<Awaited<ReturnType<typeof queries.findShopFeed>>>;
export type ShopFeedFacts = Told & { timeZone: string; now: Date };

const NO_FILE_KNOWN = { etag: null, lastModified: null, contentHash: null, failures: 0 };

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violatesUnique(error, 'shop_feeds_name') ? invalidFields({ name: { code: 'taken' } }) : error;
  }
}

/** Never the address, of which a part may be a password: the host says enough. */
const auditOf = ({ id, name, locale }: Pick<queries.ShopFeedRow, 'id' | 'name' | 'locale'>) =>
  ({ subject: 'shop_feed', subjectId: String(id), title: name, locale }) as const;

/** Feeds that come by themselves, at the desk; the job fetches them through the worker. */
export function createShopFeedsService(parts: FeedWorkerParts) {
  const { db, clock, editions, secrets, feedHosts, listNetworks } = parts;

  async function requireNetwork(network: string | null | undefined): Promise<void> {
    if (!network) return;
    const isKnown = knownFeeds(await listNetworks()).some(({ id }) => id === network);
    if (!isKnown) throw invalidFields({ network: { code: 'invalid' } });
  }

  async function factsOf(told: Told): Promise<ShopFeedFacts> {
    const { timeZone } = await editions.getEdition(told.feed.locale);
    return { ...told, timeZone, now: clock() };
  }

  async function get(id: number): Promise<ShopFeedFacts> {
    const told = await queries.findShopFeed(db, id);
    if (!told) throw notFound(`Feed ${id}`);
    return factsOf(told);
  }

  async function lock(tx: Db, id: number): Promise<queries.ShopFeedRow> {
    const row = await queries.lockShopFeed(tx, id);
    if (!row) throw notFound(`Feed ${id}`);
    return row;
  }

  const fetchSoon = (tx: Db, actor: Actor, at: Date) =>
    askForRun(tx, { job: 'feeds', edition: '', trigger: 'person', askedBy: actor.name, at });

  return {
    worker: createFeedWorker(parts),

    async list(caller: Caller): Promise<ShopFeedFacts[]> {
      requireRole(caller, 'viewer');
      return Promise.all((await queries.listShopFeeds(db)).map(factsOf));
    },

    /** It is fetched at once, so that somebody can say what its columns are. */
    async create(caller: Caller, { address, ...given }: NewShopFeed): Promise<ShopFeedFacts> {
      const actor = requireRole(caller, 'editor');
      const { host } = requireFeedAddress(address, feedHosts);
      await editions.getEdition(given.locale);
      await requireNetwork(given.network);
      const sealed = await secrets.seal(FEED_ADDRESS, address);
      const at = clock();
      const work = db.transaction(async (tx) => {
        if ((await queries.countShopFeeds(tx)) >= shopFeedLimits.feeds) throw conflict('Too many feeds.');
        const row = { ...given, address: sealed, host, nextAt: at, createdAt: at, updatedAt: at };
        const id = await queries.insertShopFeed(tx, row);
        const { everyHours, atHour } = given;
        const details = { host, everyHours, ...(everyHours === 24 && { atHour }) };
        await recordAudit(tx, actor, at, { action: 'created', ...auditOf({ ...given, id }), details });
        await fetchSoon(tx, actor, at);
        return id;
      });
      return get(await unlessTaken(work));
    },

    async change(caller: Caller, id: number, { address, ...patch }: ShopFeedChange): Promise<ShopFeedFacts> {
      const actor = requireRole(caller, 'editor');
      const host = address && requireFeedAddress(address, feedHosts).host;
      await requireNetwork(patch.network);
      const sealed = address && (await secrets.seal(FEED_ADDRESS, address));
      const { timeZone, now: at } = await get(id);
      const work = db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const changes = changedFields<Partial<queries.ShopFeedRow>>(before, patch);
        if (Object.keys(changes).length === 0 && !sealed) return;
        const hours = { ...before, ...changes };
        const isOther = 'network' in changes;
        const isTimed = 'everyHours' in changes || 'atHour' in changes || 'paused' in changes;
        await queries.updateShopFeed(tx, id, {
          ...changes,
          ...(isTimed && { nextAt: await nextFetch(hours, timeZone, at) }),
          // What was agreed to was another reading: somebody looks at the next one as at the first.
          ...(isOther && { ...NO_FILE_KNOWN, nextAt: at, mapping: null, shape: null, figures: null }),
          ...(sealed && {
            ...NO_FILE_KNOWN,
            hostKey: null,
            address: sealed,
            host: host ?? '',
            nextAt: at,
            // Whatever comes from elsewhere is looked at again.
            lookBecause: 'new_address' as const,
          }),
          updatedAt: at,
        });
        const details = {
          ...describeChanges(before, changes),
          ...(sealed && { host: { from: before.host, to: host } }),
        };
        await recordAudit(tx, actor, at, { action: 'updated', ...auditOf(hours), details });
        if ((sealed || isOther) && !hours.paused) await fetchSoon(tx, actor, at);
      });
      await unlessTaken(work);
      return get(id);
    },

    async fetchNow(caller: Caller, id: number): Promise<ShopFeedFacts> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const { importState } = await get(id);
      // What was thrown away, or taken back, is wanted once more.
      const isWanted = importState === 'cancelled' || importState === 'undone' || importState === null;
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        if (before.paused) throw conflict(`Feed ${id} is paused.`);
        await queries.updateShopFeed(tx, id, { nextAt: at, ...(isWanted && NO_FILE_KNOWN) });
        await fetchSoon(tx, actor, at);
      });
      return get(id);
    },

    async remove(caller: Caller, id: number): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        const row = await lock(tx, id);
        await queries.deleteShopFeed(tx, id);
        const details = { host: row.host };
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(row), details });
      });
    },
  };
}
