import { setTimeout } from 'node:timers/promises';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { tags as names } from '#server/domain/pages/invalidations/tags.ts';
import type { StoredPage } from './copies/disk-pages.ts';
import { type KeptPage, keepPage } from './copies/kept-page.ts';
import type { Delivery, MakeElsewhere } from './making/errands.ts';
import { keepingOf } from './page-key.ts';
import type { Answer, StoreParts } from './page-store-parts.ts';

/** What is not there may be written any minute. */
const MISSING_FOR_MS = 60_000;
/** A page that could not be rendered is not tried again for every reader. */
const FAILED_FOR_MS = 2_000;

const OLDEST_MS = (engineLimits.pages.ledgerDays - 1) * DAY;

/** Rendered pages, kept until what they show changes. */
export class PageStore {
  readonly #parts: StoreParts;
  /** Renders under way, and how many changes had been heard of when each began. */
  readonly #rendering = new Map<string, { heard: number; answer: Promise<Answer>; isOfRun: boolean }>();
  /** Why a page in memory is out of date; it stays in case rendering fails. */
  readonly #outdated = new Map<string, string>();
  /** Those of which there was news: nobody is shown what they were while they are rendered. */
  readonly #over = new Set<string>();
  /** Pages that somebody wants rendered anew, although nothing has been heard of a change. */
  readonly #wanted = new Set<string>();
  /** Pages of a run that renders many: nothing has to be read anew for each, and none drives out what readers ask for. */
  readonly #ofRun = new Map<string, MakeElsewhere>();
  readonly #failedAt = new Map<string, number>();
  readonly #writing = new Set<Promise<void>>();
  #heard = 0;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  /** A page that can be sent at once. */
  peek(key: string, now = this.#parts.clock().getTime()): KeptPage | undefined {
    const page = this.#parts.memory.get(key);
    return page && this.#isTrue(page, now) ? page : undefined;
  }

  /** Whoever asks while a page is rendered gets that render, unless something has changed since it began. */
  async get(key: string): Promise<Answer> {
    const heard = this.#heard;
    for (;;) {
      const ready = this.peek(key);
      if (ready) return { page: ready, from: 'memory' };
      const underWay = this.#rendering.get(key);
      if (!underWay) break;
      if (underWay.heard >= heard) return underWay.answer;
      await underWay.answer.catch(() => {});
    }
    const isOfRun = this.#ofRun.has(key);
    const answer = this.#find(key).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, { heard, answer, isOfRun });
    return answer;
  }

  /** Marks every page in memory that shows one of these; each is rendered anew when it is next asked for. */
  markTags(tags: Iterable<string>, cause: string): string[] {
    this.#heard += 1;
    const changed = new Set(tags);
    const keys = [...this.#parts.memory.keysOf(changed)];
    for (const key of keys) {
      this.#outdated.set(key, cause);
      this.#over.add(key);
      // A page by its own name is what somebody wants made anew, whatever is known of what it shows.
      if (changed.has(names.page(key))) this.#wanted.add(key);
    }
    return keys;
  }

  /** What is kept, true or not. */
  async look(key: string): Promise<{ page: KeptPage; from: 'memory' | 'disk' } | undefined> {
    const { memory, disk } = this.#parts;
    const page = memory.get(key);
    if (page) return { page, from: 'memory' };
    const stored = keepingOf(key) === 'disk' ? await disk.get(key) : undefined;
    return stored && { page: stored.page, from: 'disk' };
  }

  /** Renders a page anew, asked for or not. */
  renew(key: string, cause: string): Promise<Answer> {
    this.#heard += 1;
    this.#outdated.set(key, cause);
    this.#wanted.add(key);
    return this.get(key);
  }

  /** The same for a page of a run, made elsewhere where that is possible. */
  renewForRun(key: string, cause: string, make: MakeElsewhere): Promise<Answer> {
    this.#heard += 1;
    this.#outdated.set(key, cause);
    this.#ofRun.set(key, make);
    return this.get(key);
  }

  /** Over when nothing is being rendered for a reader, or after a while. */
  async readersFirst(atMost: number): Promise<void> {
    const until = performance.now() + atMost;
    for (let left = atMost; left > 0; left = until - performance.now()) {
      const theirs = [...this.#rendering.values()].filter(({ isOfRun }) => !isOfRun);
      if (theirs.length === 0) return;
      const over = Promise.allSettled(theirs.map(({ answer }) => answer));
      await Promise.race([over, setTimeout(left, undefined, { ref: false })]);
    }
  }

  #isTrue({ key, status, expiresAt, renderedAt }: KeptPage, now: number): boolean {
    // The ledger forgets: of what is older nobody can say whether it is still true.
    if (renderedAt < now - OLDEST_MS) return false;
    if (this.#outdated.has(key) || this.#over.has(key)) return false;
    if (expiresAt !== null && expiresAt <= now) return false;
    return status === 200 || renderedAt + MISSING_FOR_MS > now;
  }

  async #find(key: string): Promise<Answer> {
    const { memory, disk, ledger } = this.#parts;
    const kept = memory.get(key);
    // Of a run's page it is known that it is to be made: what lies on disk is looked at where that fails.
    if (kept || this.#ofRun.has(key)) return this.#render(key, kept);
    const since = ledger.heard.count;
    const stored = keepingOf(key) === 'disk' ? await disk.get(key) : undefined;
    if (!stored) return this.#render(key, undefined);
    const { page } = stored;
    // The ledger knows what happened while it lay there, or nobody; what came while it was asked has marked memory alone.
    const written = await ledger.findChange(page.position, page.tags).catch(() => 'unknown');
    const change = written ?? ledger.heard.findSince(since, new Set(page.tags));
    if (change) this.#outdated.set(key, change);
    else if (this.#isTrue(page, this.#parts.clock().getTime())) {
      memory.set(page);
      return { page, from: 'disk' };
    }
    return this.#render(key, page);
  }

  async #render(key: string, old: KeptPage | undefined): Promise<Answer> {
    const { clock, render, ledger, onRendered } = this.#parts;
    const cause = this.#outdated.get(key) ?? (old ? 'its time was over' : 'first visit');
    const failedAt = this.#failedAt.get(key);
    if (old && failedAt !== undefined && clock().getTime() - failedAt < FAILED_FOR_MS)
      return this.#lastResort(old);
    const began = performance.now();
    const ofRun = this.#ofRun.get(key);
    this.#ofRun.delete(key);
    try {
      this.#outdated.delete(key);
      const position = await ledger.getPosition();
      // What was told meanwhile is seen by this render; what is told from here on marks the page again, and may be right to.
      this.#outdated.delete(key);
      const isWanted = this.#wanted.delete(key);
      const since = ledger.heard.count;
      const here = async (): Promise<Delivery> => {
        const fresh = await render(key, { afresh: isWanted && !ofRun });
        const took = performance.now() - began;
        const page = await keepPage(fresh, { key, position, renderedAt: clock().getTime(), took, cause });
        return { page, isStored: false };
      };
      const made = (await ofRun?.({ key, position, cause })) ?? (await here());
      const { page, isStored } = made;
      if ((old || ofRun) && page.status >= 500)
        throw new Error(`The page at ${key} answered ${page.status}.`);
      this.#failedAt.delete(key);
      this.#keep(page, since, { isStored, isOfRun: ofRun !== undefined });
      onRendered?.({ key, cause, took: page.took, page });
      return { page, from: 'render' };
    } catch (error) {
      this.#outdated.set(key, cause);
      this.#failedAt.set(key, clock().getTime());
      onRendered?.({ key, cause, took: performance.now() - began, error });
      const last = old ?? (ofRun && (await this.look(key))?.page);
      if (!last) throw error;
      return this.#lastResort(last);
    }
  }

  /** Over when everything that was rendered so far is on disk. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  #keep(page: KeptPage, since: number, { isStored = false, isOfRun = false }): void {
    const { memory, disk, ledger } = this.#parts;
    const keeping = keepingOf(page.key);
    this.#over.delete(page.key);
    if (keeping === 'not' || (page.status !== 200 && page.status !== 404)) {
      // What stood there before is marked no more: it would be shown to the next who asks.
      memory.delete(page.key);
      return;
    }
    const goesToDisk = keeping === 'disk' && page.status === 200 && !page.standsIn;
    if (!isOfRun || !goesToDisk || memory.get(page.key) || memory.hasRoom) {
      memory.set(page);
      const missed = ledger.heard.findSince(since, new Set(page.tags));
      if (missed) {
        this.#outdated.set(page.key, missed);
        this.#over.add(page.key);
      }
    }
    if (!goesToDisk || isStored) return;
    // Nobody waits for it, and a full disk costs warmth, not the page.
    const written = this.#withoutPrices(page)
      .then((copy) => disk.set(page, copy))
      .catch(() => {})
      .finally(() => this.#writing.delete(written));
    this.#writing.add(written);
  }

  /** For the day when the page cannot be rendered and its prices have grown too old. */
  async #withoutPrices({ key, pricesUntil, ...facts }: KeptPage): Promise<Buffer | undefined> {
    if (pricesUntil === null) return undefined;
    const bare = await this.#parts.render(key, { withoutPrices: true }).catch(() => undefined);
    return bare?.status === 200 ? (await keepPage(bare, { ...facts, key })).brotli : undefined;
  }

  /** The page as it was, which is better than none; but never a price past its age. */
  async #lastResort(page: KeptPage): Promise<Answer> {
    const { clock, disk } = this.#parts;
    if (page.pricesUntil === null || page.pricesUntil > clock().getTime()) return { page, from: 'stale' };
    const stored: StoredPage | undefined = await disk.get(page.key);
    if (!stored?.withoutPrices) throw new Error(`The page at ${page.key} has only prices that are too old.`);
    const etag = page.etag.replace(/"$/, '-"');
    return { page: { ...page, brotli: stored.withoutPrices, etag, pricesUntil: null }, from: 'stale' };
  }
}
