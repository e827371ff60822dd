import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page is made of: a change of any of it would change the page. */
export interface Seen {
  tags: Set<string>;
  /** Whose midnight changes what it says: "today", months in titles. */
  timeZones: Set<string>;
  /** From when on a price in it may not be shown any more; Infinity where it shows none. */
  pricesUntil: number;
  /** When it ends by itself, whatever else it says; Infinity where nobody knows of an end. */
  endsAt: number;
  /** Whether it was made before, is kept now that it is made, or stands in for what could not be made. */
  from?: SeenFrom | undefined;
}

export type SeenFrom = 'memory' | 'made' | 'stale';

interface How {
  /** Makes the copy that is kept for when prices have grown too old. */
  withoutPrices?: boolean;
  /** Somebody wants it made anew: nothing that was read before is good enough. */
  afresh?: boolean;
  /** It is no page: what is read for it is read anew. */
  onlyWatched?: boolean;
}

interface Looking extends Seen, How {}

const current = new AsyncLocalStorage<Looking>();

/** Services say what they read; it counts where somebody is looking, and costs nothing elsewhere. */
export function noteSeen(...tags: string[]): void {
  const seen = current.getStore()?.tags;
  if (seen) for (const tag of tags) seen.add(tag);
}

export function noteTimeZone(timeZone: string): void {
  current.getStore()?.timeZones.add(timeZone);
}

export function notePrice(until: Date): void {
  const looking = current.getStore();
  if (looking) looking.pricesUntil = Math.min(looking.pricesUntil, until.getTime());
}

/** Of the whole of what is looked at, not of what it is made of. */
export function noteFrom(from: SeenFrom): void {
  const looking = current.getStore();
  if (looking) looking.from = from;
}

/** What somebody looked at before, for whoever is looking now. */
export function noteAll({ tags, timeZones, pricesUntil, endsAt }: Seen): void {
  const looking = current.getStore();
  if (!looking) return;
  for (const tag of tags) looking.tags.add(tag);
  for (const zone of timeZones) looking.timeZones.add(zone);
  looking.pricesUntil = Math.min(looking.pricesUntil, pricesUntil);
  looking.endsAt = Math.min(looking.endsAt, endsAt);
}

export const arePricesHidden = (): boolean => current.getStore()?.withoutPrices ?? false;

/** Whether a page is being made: elsewhere nobody would hear what becomes of what was read. */
export const isLookedAt = (): boolean => current.getStore()?.onlyWatched === false;

export const isAfresh = (): boolean => current.getStore()?.afresh ?? false;

const looked = (how: How): Looking => ({
  tags: new Set<string>(),
  timeZones: new Set<string>(),
  pricesUntil: Infinity,
  endsAt: Infinity,
  onlyWatched: false,
  ...how,
});

/** Does the work and tells what it looked at. */
export async function collectSeen<T>(
  work: () => Promise<T>,
  how: How = {},
): Promise<{ result: T; seen: Seen }> {
  const looking = looked(how);
  return { result: await current.run(looking, work), seen: looking };
}

/** Notes what is read by `next` and by all that follows from it, for an answer that is no page. */
export function watchSeen(next: (seen: Seen) => void): void {
  const looking = looked({ onlyWatched: true });
  current.run(looking, () => next(looking));
}
