import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { collectSeen, noteAll, noteFrom, type Seen } from '#server/domain/pages/invalidations/seen.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { nextMidnight } from '#server/lib/time/midnight.ts';
import type { PageRequest } from './answering/page-response.ts';
import { textResponse } from './answering/text-response.ts';
import { type KeptText, keepText } from './copies/kept-text.ts';

interface Wanted {
  path: string;
  seconds: number;
  make: () => Promise<string | Readable>;
}

interface Made {
  /** How many changes had been heard of when it was begun: with the next it may say something else. */
  heard: number;
  until: number;
  text: ShownText;
}

/** With what it shows: for caches, which are told of it, and for as long as its own day lasts. */
interface ShownText extends KeptText {
  seen: Seen;
}

/** Where it is read from is decided around it. */
type Within = <T>(make: () => Promise<T>) => Promise<T>;

export type KeptTexts = ReturnType<typeof createKeptTexts>;

/**
 * Texts that are kept until anything changes, and no longer than whoever asks may keep them himself. Making one takes as
 * long as ten pages: asked for a hundred times a second it would be all that the program does.
 */
export function createKeptTexts(clock: Clock, within: Within = (make) => make()) {
  const kept = new LRUCache<string, Made>({
    maxSize: engineLimits.keptTexts.bytes,
    sizeCalculation: ({ text }) => text.brotli.length + 1,
  });
  const making = new Map<string, { heard: number; text: Promise<ShownText> }>();
  /** Only where somebody tells of changes may anything be kept. */
  let following = false;
  let heard = 0;

  async function makeNow(make: Wanted['make']): Promise<ShownText> {
    const begun = clock();
    // A text that is made part by part is read to its end here: what it shows is known only then.
    const { result, seen } = await collectSeen(async () => keepText(await make()), { onlyWatched: true });
    const endsAt = Math.min(...[...seen.timeZones].map((zone) => nextMidnight(zone, begun)));
    return { ...result, seen: { ...seen, timeZones: new Set(), endsAt } };
  }

  /** Whoever asks while it is made gets the same one, unless something has changed since it was begun. */
  async function find({ path, seconds, make }: Wanted): Promise<ShownText> {
    const now = clock().getTime();
    const known = kept.get(path);
    if (known?.heard === heard && known.until > now) {
      noteFrom('memory');
      return known.text;
    }
    const underWay = making.get(path);
    if (following && underWay?.heard === heard) return underWay.text;
    const begun = { heard, text: within(() => makeNow(make)) };
    making.set(path, begun);
    try {
      const text = await begun.text;
      if (following && begun.heard === heard) {
        kept.set(path, { heard, until: now + seconds * 1000, text });
        noteFrom('made');
      }
      return text;
    } finally {
      if (making.get(path) === begun) making.delete(path);
    }
  }

  async function get(wanted: Wanted): Promise<KeptText> {
    const text = await find(wanted);
    noteAll(text.seen);
    return text;
  }

  return {
    follow(): void {
      following = true;
    },

    hear(): void {
      heard += 1;
    },

    get,

    answer: async (request: PageRequest, text: Wanted) => textResponse(request, await get(text)),
  };
}
