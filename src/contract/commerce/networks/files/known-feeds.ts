import type { Network, NetworkFeed } from '../network.ts';
import { type TrackedPlace, trackedPlaces } from '../tracked-places.ts';

/** What a network's file is known by: how it is written, and where its links lead over. */
export interface KnownFeed {
  id: string;
  feed: NetworkFeed;
  places: readonly TrackedPlace[];
}

export const knownFeeds = (networks: readonly Network[]): KnownFeed[] =>
  networks.flatMap((network) =>
    network.feed ? [{ id: network.id, feed: network.feed, places: trackedPlaces(network) }] : [],
  );
