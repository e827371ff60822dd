import { edgeLimits } from '#contract/site/edge-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { tags as names } from '../../invalidations/tags.ts';

/** What has just changed: another process may not have heard of it yet, and be asked for the same page next. */
export class RecentNews {
  readonly #clock: Clock;
  readonly #heard = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** There is nothing to be prepared for it. */
  follow(): void {}

  hear(tags: readonly string[]): void {
    const now = this.#clock().getTime();
    for (const [tag, at] of this.#heard) {
      if (this.#isRecent(at, now)) break;
      this.#heard.delete(tag);
    }
    for (const tag of tags) {
      this.#note(tag, now);
      // What lists all of a kind names the kind alone.
      const colon = tag.indexOf(':');
      if (colon > 0) this.#note(tag.slice(0, colon), now);
    }
  }

  #note(tag: string, now: number): void {
    // At the end of the row, where the newest are.
    this.#heard.delete(tag);
    this.#heard.set(tag, now);
  }

  /** A clock that was put back makes nothing recent for long: the other side of it counts too. */
  #isRecent(at: number, now: number): boolean {
    return Math.abs(now - at) < edgeLimits.freshNews;
  }

  concerns(tags: readonly string[], now: number): boolean {
    if (this.#heard.size === 0) return false;
    return [names.everything(), ...tags].some((tag) => {
      const at = this.#heard.get(tag);
      return at !== undefined && this.#isRecent(at, now);
    });
  }
}
