import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import type { FeedState } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { isFailure } from './settle-fetch.ts';
import type { ShopFeedFacts } from './shop-feeds.service.ts';

/** The most pressing of what can be said of it. */
function stateOf({ feed, importState, now }: ShopFeedFacts): FeedState {
  const waits = importState === 'uploaded' || importState === 'checked';
  if (waits) return feed.mapping === null ? 'first_look' : 'held';
  if (feed.paused) return 'paused';
  if ((feed.result && isFailure(feed.result)) || importState === 'failed') return 'failed';
  const isAtWork = importState?.startsWith('waiting_') || importState?.endsWith('ing');
  if (isAtWork) return 'working';
  if (feed.nextAt <= now) return 'fetching';
  return feed.result === null ? 'never' : 'well';
}

export function presentShopFeed(facts: ShopFeedFacts): ShopFeed {
  const { feed, importState, held, timeZone } = facts;
  const { id, name, locale, host, network, everyHours, atHour, importId, fetchedAt, result, status } = feed;
  return {
    id,
    name,
    locale,
    host,
    network,
    everyHours,
    atHour,
    timeZone,
    state: stateOf(facts),
    last: fetchedAt && result ? { at: fetchedAt.toISOString(), result, status } : null,
    nextAt: feed.paused ? null : feed.nextAt.toISOString(),
    // One that was forgotten since is nowhere to be looked at.
    importId: importState === null ? null : importId,
    held: importState === 'checked' ? (held ?? []) : [],
    appliedAt: feed.appliedAt?.toISOString() ?? null,
  };
}
